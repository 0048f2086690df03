pub(crate) use gridwright_engine::wave::Sort as Kind;
