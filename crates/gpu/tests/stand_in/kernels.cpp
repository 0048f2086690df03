// The generated CUDA source, compiled for the CPU: each kernel in a namespace of its own, with its arguments for each thread.
#include "kernels.h"

#include <cstring>

#include "cuda_on_cpu.h"

namespace kernel_copy {
#define SLANG_globalParams copy_arguments
#include "../../kernels/generated/copy.cu"
thread_local GlobalParams_0 copy_arguments;
#undef SLANG_globalParams
}

namespace kernel_dsl {
#define SLANG_globalParams dsl_arguments
#include "../../kernels/generated/dsl.cu"
thread_local GlobalParams_0 dsl_arguments;
#undef SLANG_globalParams
}

namespace kernel_cells {
#define SLANG_globalParams cells_arguments
#include "../../kernels/generated/cells.cu"
thread_local GlobalParams_0 cells_arguments;
#undef SLANG_globalParams
}

namespace kernel_shapes {
#define SLANG_globalParams shapes_arguments
#include "../../kernels/generated/shapes.cu"
thread_local GlobalParams_0 shapes_arguments;
#undef SLANG_globalParams
}

namespace kernel_pieces {
#define SLANG_globalParams pieces_arguments
#include "../../kernels/generated/pieces.cu"
thread_local GlobalParams_0 pieces_arguments;
#undef SLANG_globalParams
}

namespace {

#define KERNEL(name)                                                                                              \
    {                                                                                                             \
        #name, sizeof(kernel_##name::GlobalParams_0),                                                             \
            [](const void* from) {                                                                                \
                std::memcpy(&kernel_##name::name##_arguments, from, sizeof(kernel_##name::GlobalParams_0));       \
            },                                                                                                    \
            kernel_##name::name                                                                                   \
    }
const StandInKernel kernels[] = {KERNEL(copy), KERNEL(dsl), KERNEL(cells), KERNEL(shapes), KERNEL(pieces)};

}

void StandInKernel::run(const void* from, const Shape& shape, size_t first, size_t end) const {
    put_arguments(from);
    blockDim = {shape.width, shape.height, 1};
    for (size_t group = first; group < end; ++group) {
        blockIdx = {static_cast<unsigned>(group % shape.columns), static_cast<unsigned>(group / shape.columns), 0};
        for (unsigned y = 0; y < shape.height; ++y) {
            for (unsigned x = 0; x < shape.width; ++x) {
                threadIdx = {x, y, 0};
                invoke();
            }
        }
    }
}

const StandInKernel* find_kernel(const std::string& name) {
    for (const StandInKernel& kernel : kernels) {
        if (name == kernel.name) return &kernel;
    }
    return nullptr;
}
