create index error_logs_id_across_idx on error_logs (id);
create index error_logs_organization_id_id_across_idx on error_logs (organization_id, id);
