alter table users add column is_demo boolean not null default false;

-- Those of demos that began before they were marked: nobody else can have an e-mail address below .test.
update users set is_demo = true
where lower(email) in ('admin@demo.test', 'owner@demo.test', 'staff@demo.test', 'rival@demo.test');
