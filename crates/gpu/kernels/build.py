"""Builds the kernels: tables from the primitives, WGSL and CUDA C++ by slangc, PTX by NVRTC.

Called by scripts/build-kernels with the folder of the tools, and --check to compare instead of writing.
"""

import ctypes
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
GENERATED = HERE / "generated"
KERNELS = ["copy", "dsl", "cells", "shapes", "pieces"]
ARCHITECTURES = ["sm_60", "sm_75", "sm_89"]
PTX_TARGET = "compute_60"
# Lines of a function from which on it is not inlined.
LONG = 40

# What slangc's output for CUDA needs of its own header, and no more.
CUDA_HEAD = """// Written by scripts/build-kernels from {name}.slang.

typedef unsigned int uint;
template<typename T> struct StructuredBuffer
{{
    T* data;
    size_t count;
    __device__ T& operator[](size_t index) const {{ return data[index]; }}
}};
template<typename T> using RWStructuredBuffer = StructuredBuffer<T>;
__device__ inline uint2 operator^(uint2 a, uint2 b) {{ return make_uint2(a.x ^ b.x, a.y ^ b.y); }}
__device__ inline uint3 operator*(uint3 a, dim3 b) {{ return make_uint3(a.x * b.x, a.y * b.y, a.z * b.z); }}
__device__ inline uint3 operator+(uint3 a, uint3 b) {{ return make_uint3(a.x + b.x, a.y + b.y, a.z + b.z); }}
__device__ inline uint* _slang_vector_get_element_ptr(uint4* v, uint i) {{ return &v->x + i; }}
__device__ inline uint U32_min(uint a, uint b) {{ return a < b ? a : b; }}
__device__ inline uint U32_max(uint a, uint b) {{ return a > b ? a : b; }}
__device__ inline int I32_min(int a, int b) {{ return a < b ? a : b; }}
__device__ inline int I32_max(int a, int b) {{ return a > b ? a : b; }}
__device__ inline int I32_abs(int a) {{ return a < 0 ? -a : a; }}
__device__ inline uint I32_countbits(int a) {{ return __popc(a); }}
__device__ inline uint U32_countbits(uint a) {{ return __popc(a); }}
__device__ inline uint U32_firstbitlow(uint a) {{ return a == 0 ? ~0u : __ffs(a) - 1; }}
__device__ inline uint U32_firstbithigh(uint a) {{ return a == 0 ? ~0u : 31 - __clz(a); }}
template<typename T, int N> struct FixedArray
{{
    T m_data[N];
    __device__ T& operator[](size_t index) {{ return m_data[index]; }}
    __device__ const T& operator[](size_t index) const {{ return m_data[index]; }}
}};
"""


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}")
    return done.stdout


def slang(tools, folder, name, target, ending):
    """Compiles a kernel and gives its text."""
    out = folder / f"{name}.{ending}"
    command = [tools / "slangtorch/bin/slangc", HERE / f"{name}.slang", "-I", folder, "-target", target]
    run(*command, "-entry", name, "-stage", "compute", "-line-directive-mode", "none", "-O2", "-o", out)
    return out.read_text()


def cuda_source(tools, folder, name):
    """CUDA C++ without the header that slangc puts in front, which is its own and far larger than needed."""
    text = slang(tools, folder, name, "cuda", "raw.cu")
    start = re.search(r"^struct (Params|GlobalParams|Machine|CellWriter|GridView)_\d+\b", text, re.M)
    if start is None:
        sys.exit(f"{name}: where slangc's header ends cannot be told")
    return CUDA_HEAD.format(name=name) + "\n" + out_of_line(text[start.start():])


def out_of_line(text):
    """Long functions are called instead of inlined: else each of them is there once for every place that calls it."""

    def mark(match):
        is_long = match.group(0).count("\n") > LONG
        return match.group(0).replace("__device__ ", "__device__ __noinline__ ", 1) if is_long else match.group(0)

    return re.sub(r"^__device__ [^\n]*\n{.*?^}", mark, text, flags=re.M | re.S)


class Nvrtc:
    """NVIDIA's compiler as a library; it needs no device."""

    def __init__(self, tools):
        folder = tools / "nvidia/cuda_nvrtc/lib"
        for builtins in folder.glob("libnvrtc-builtins.so.*"):
            ctypes.CDLL(str(builtins), mode=ctypes.RTLD_GLOBAL)
        self.library = ctypes.CDLL(str(folder / "libnvrtc.so.12"))

    def compile(self, source, architecture, kind):
        """`kind` is PTX or CUBIN."""
        library, program = self.library, ctypes.c_void_p()
        library.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"kernel.cu", 0, None, None)
        options = (ctypes.c_char_p * 2)(f"--gpu-architecture={architecture}".encode(), b"--std=c++14")
        failed = library.nvrtcCompileProgram(program, 2, options)
        size = ctypes.c_size_t()
        if failed:
            library.nvrtcGetProgramLogSize(program, ctypes.byref(size))
            log = ctypes.create_string_buffer(size.value)
            library.nvrtcGetProgramLog(program, log)
            sys.exit(f"NVRTC, {architecture}:\n{log.value.decode()}")
        getattr(library, f"nvrtcGet{kind}Size")(program, ctypes.byref(size))
        out = ctypes.create_string_buffer(size.value)
        getattr(library, f"nvrtcGet{kind}")(program, out)
        library.nvrtcDestroyProgram(ctypes.byref(program))
        # The compiler numbers calls through its life, in comments.
        return re.sub(rb" // callseq [0-9, ]+", b"", out.raw.rstrip(b"\0"))


def main():
    tools, check = pathlib.Path(sys.argv[1]), "--check" in sys.argv[2:]
    quick = "--quick" in sys.argv[2:]
    nvrtc = None if quick else Nvrtc(tools)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "generated").mkdir()
        run("cargo", "run", "--quiet", "--package", "gridwright-dsl", "--example", "kernel_tables", folder / "generated")
        made = {path.name: path.read_bytes() for path in (folder / "generated").iterdir()}
        if not check:
            GENERATED.mkdir(exist_ok=True)
            for name, text in made.items():
                (GENERATED / name).write_bytes(text)
        for name in KERNELS:
            made[f"{name}.wgsl"] = slang(tools, folder, name, "wgsl", "wgsl").encode()
            source = cuda_source(tools, folder, name)
            made[f"{name}.cu"] = source.encode()
            if not quick:
                made[f"{name}.ptx"] = nvrtc.compile(source, PTX_TARGET, "PTX")
                if check:
                    for architecture in ARCHITECTURES:
                        cubin = nvrtc.compile(source, architecture, "CUBIN")
                        print(f"{name}: {len(cubin)} bytes for {architecture}")
    stale = []
    for name, text in made.items():
        path = GENERATED / name
        if check:
            if not path.exists() or path.read_bytes() != text:
                stale.append(name)
        else:
            path.write_bytes(text)
    if stale:
        sys.exit(f"not current: {', '.join(sorted(stale))}; run scripts/build-kernels and commit what it writes")


main()
