/** @jsxImportSource preact */
import { registerFields } from '../../schema/rules/account.ts';
import { useState } from 'preact/hooks';
import { orderInAddress, register, type Profile } from './account.ts';
import { Field } from './form/Field.tsx';
import { EmailField } from './form/EmailField.tsx';
import { Form } from './form/Form.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { PinField } from './form/PinField.tsx';
import { useForm } from './form/useForm.ts';
import { words } from './words.ts';

/** Somebody whom Google knows needs no password, and keeps the address that Google vouches for. */
export function RegisterForm({ google }: { google?: { credential: string; profile: Profile } }) {
  const [ordered] = useState(orderInAddress);
  const form = useForm({
    fields: registerFields,
    more: google && { credential: google.credential },
    send: input => register(input, ordered),
  });
  const { name, email = ordered?.email } = google?.profile ?? {};
  return (
    <Form form={form} submit={words.register.submit}>
      <fieldset>
        <legend>{words.register.you}</legend>
        <Field {...form.field('name')} autocomplete="name" defaultValue={name} autoFocus={!name} />
        <EmailField {...form.field('email')} defaultValue={email} readOnly={google !== undefined} />
        {!google && (
          <PasswordField {...form.field('password')} autocomplete="new-password" hint={words.register.passwordHint} />
        )}
        <Field
          {...form.field('mobileNo')}
          type="tel"
          autocomplete="tel-national"
          autoFocus={Boolean(name)}
          before={<span class="before">+91</span>}
        />
      </fieldset>
      <fieldset>
        <legend>{words.register.shop}</legend>
        <Field {...form.field('shopName')} autocomplete="organization" />
        <PinField pin={form.field('pin')} state={form.field('stateCode')} />
      </fieldset>
    </Form>
  );
}
