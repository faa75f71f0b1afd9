-- The program that made each: one of the version before may go on beside it, and tells by this how far ahead it is.

alter table migrations add column version text;
