//! Writes what the kernels of devices take from the table of primitives, into a folder: constants, and for each kernel
//! which function a primitive is. Run by `scripts/build-kernels`.

use std::fmt::Write as _;
use std::path::Path;

use gridwright_dsl::{Kernel, Prim, Reason, flat};

const NOTE: &str = "// Written by scripts/build-kernels from the table of primitives.\n\n#pragma once\n";

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "crates/gpu/kernels/generated".to_owned());
    let folder = Path::new(&folder);
    std::fs::write(folder.join("constants.slang"), constants())?;
    for &(name, kernel) in Kernel::ALL {
        std::fs::write(folder.join(format!("{name}_dispatch.slang")), dispatch(name, kernel))?;
    }
    Ok(())
}

/// Numbers of kinds, faults and primitives, and what calls cost.
fn constants() -> String {
    let mut text = NOTE.to_owned();
    let mut constant = |name: &str, value: u64| {
        let _ = writeln!(text, "static const uint {name} = {value}u;");
    };
    for &(name, kind) in flat::KINDS {
        constant(&format!("KIND_{name}"), kind.into());
    }
    // No function of a caller is called on a device.
    for &(name, reason) in Reason::ALL.iter().filter(|(_, reason)| *reason != Reason::Raised) {
        constant(&format!("FAULT_{name}"), reason as u64);
    }
    for prim in Prim::all() {
        constant(&format!("OP_{}", prim.name()), prim.index() as u64);
        constant(&format!("COST_{}", prim.name()), prim.cost().into());
    }
    for (name, factor) in [("HASH_FACTOR", flat::HASH_FACTOR), ("HASH_FINISH", flat::HASH_FINISH)] {
        constant(&format!("{name}_LOW"), factor & 0xffff_ffff);
        constant(&format!("{name}_HIGH"), factor >> 32);
    }
    text
}

/// The calls of a kernel's primitives, and its entry point.
fn dispatch(name: &str, kernel: Kernel) -> String {
    let prims: Vec<Prim> = Prim::all().filter(|prim| prim.row().device == Some(kernel)).collect();
    let mut text = format!("{NOTE}#include \"../run.slang\"\n\n");
    if kernel == Kernel::Dsl {
        text += &arities(&prims);
    }
    text += "struct Dispatch : IDispatch\n{\n";
    text += "    // Charges a call and makes it; whether there was enough left for it.\n";
    text +=
        "    static bool one(inout Machine m, uint op, uint4 args)\n    {\n        switch (op)\n        {\n";
    for prim in prims {
        let args: Vec<String> = "xyzw".chars().take(prim.arity()).map(|x| format!("args.{x}")).collect();
        let (prim, args) = (prim.name(), args.join(", "));
        let _ = writeln!(text, "        case OP_{prim}:");
        let _ = writeln!(text, "            spend_call(m, COST_{prim});");
        let _ = writeln!(text, "            if (failed(m))");
        let _ = writeln!(text, "                return false;");
        let _ = writeln!(text, "            op_{prim}(m, {args});");
        let _ = writeln!(text, "            break;");
    }
    text += "        default:\n            fail(m, DECLINED);\n            break;\n        }\n        return true;\n    }\n\n";
    text += "    static void call(inout Machine m, uint op, uint4 args)\n    {\n";
    // Running out of fuel for the call itself is nobody's fault; any other is that of the innermost primitive.
    text += if kernel == Kernel::Dsl { WALKING_CALL } else { PLAIN_CALL };
    text += "        if (failed(m) && m.fault_prim == 0)\n            m.fault_prim = op + 1;\n    }\n};\n\n";
    text += "[shader(\"compute\")]\n[numthreads(GROUP, 1, 1)]\n";
    let _ = writeln!(
        text,
        "void {name}(uint3 id : SV_DispatchThreadID) {{ run_item<Dispatch>(invocation(id)); }}"
    );
    text
}

const PLAIN_CALL: &str = "        if (!one(m, op, args))\n            return;\n";

/// Some primitives ask for calls of others, one for each element of a container (`kernels/dsl/higher.slang`). A loop makes
/// them, so that every primitive is compiled once.
const WALKING_CALL: &str = "        Walk walk = Walk::none(m);
        uint at_work = op;
        uint4 operands = args;
        bool inside = false;
        do
        {
            bool charged = one(m, at_work, operands);
            if (failed(m))
            {
                if (charged)
                    m.fault_prim = at_work + 1;
                else if (inside)
                    m.fault_prim = op + 1;
                return;
            }
            inside = true;
        } while (Dispatch_walk(m, walk, op, at_work, operands));
";

/// How many operands the primitives of a kernel take.
fn arities(prims: &[Prim]) -> String {
    let mut text = "uint arity_of(uint op)\n{\n    switch (op)\n    {\n".to_owned();
    for arity in 1..=4 {
        let of_arity = prims.iter().filter(|prim| prim.arity() == arity);
        let cases: Vec<String> = of_arity.map(|prim| format!("    case OP_{}:\n", prim.name())).collect();
        if !cases.is_empty() {
            let _ = writeln!(text, "{}        return {arity};", cases.concat());
        }
    }
    text + "    default:\n        return 0;\n    }\n}\n\n"
}
