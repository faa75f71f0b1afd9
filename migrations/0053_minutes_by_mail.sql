alter table meeting_invitations add column minutes_at timestamptz(3);
