import { tenants } from '../../../schema/entities/tenants.ts';
import { fieldOf } from '../kit/inputs/inputs.tsx';
import { Row, Section } from '../kit/form/Section.tsx';
import { without } from '../kit/form/without.ts';

const Field = fieldOf(tenants);

/** The status is not among them: changing it asks first. */
export const tenantFields = without(tenants.form, 'status');

export function TenantFields() {
  return (
    <>
      <Section title="resources.tenants.section.business">
        <Field name="name" />
        <Field name="notes" />
      </Section>
      <Section title="resources.tenants.section.contact" help="resources.tenants.section.contact_help">
        <Field name="contactName" />
        <Row>
          <Field name="mobileNo" />
          <Field name="email" />
        </Row>
      </Section>
    </>
  );
}
