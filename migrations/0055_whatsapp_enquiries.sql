alter table shops add column whatsapp_enquiries boolean not null default true;

create index enquiries_mobile_no_idx on enquiries (shop_id, mobile_no);
