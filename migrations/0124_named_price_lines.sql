alter table shops add column bill_terms text;

alter table supplier_versions add column bill_terms text;

alter table quotes_lines add column stones jsonb;

alter table quick_bills_lines add column stones jsonb;

alter table credit_notes_lines add column stones jsonb;

alter table debit_notes_lines add column stones jsonb;

alter table sales_orders_lines add column stones jsonb;
