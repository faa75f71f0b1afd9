alter table contacts add column erased_at timestamptz(3);

alter table document_parties add column kept_until timestamptz(3);
create index document_parties_kept_until_idx on document_parties (shop_id, kept_until) where kept_until is not null;
