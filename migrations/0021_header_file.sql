-- An upload of a record is kept as what it is called and its size; the header's file has neither. Every id stays as it is.
alter table messages alter column header_media type text;
