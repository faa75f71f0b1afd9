#!/bin/bash
# Once, when the database is made: the role that the server logs in as, which owns nothing. SERVER_PASSWORD is letters and digits.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$SERVER_PASSWORD" <<'SQL'
create role shop_server login password :'password';
SQL
