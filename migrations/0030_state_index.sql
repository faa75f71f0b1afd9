create index orders_state_idx on orders (shop_id, state, id) where deleted_at is null;
