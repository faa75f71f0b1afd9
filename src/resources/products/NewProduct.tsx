import { products } from '../../../schema/entities/products.ts';
import { logError } from '../../log.ts';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { fieldOf } from '../kit/inputs/inputs.tsx';
import type { Save } from '../kit/form/JudgedForm.tsx';
import { Row, Section } from '../kit/form/Section.tsx';
import { without } from '../kit/form/without.ts';
import { CopyProduct } from './CopyProduct.tsx';
import { HsnInput } from './tax/HsnInput.tsx';
import { TaxInput } from './tax/TaxInput.tsx';
import { SubscriptionPrice } from './SubscriptionPrice.tsx';
import { UnitInput } from './UnitInput.tsx';
import { useUnits, withSymbol } from './units.ts';

const Field = fieldOf(products);
/** The description waits for the product's own page. */
const fields = [...without(products.form, 'description'), 'productPrice'];

export function NewProduct() {
  const withUnit = useWithUnit();
  return (
    <CreateDialog width={600} fields={fields} before={withUnit}>
      <Section>
        <CopyProduct />
        <Row>
          <Field name="name" autoFocus />
          <Field name="productCode" />
        </Row>
        <Row>
          <Field name="mrp" />
          <Field name="purchasePrice" />
          <Field name="sellingPrice" />
        </Row>
        <Row>
          <UnitInput />
          <Field name="categoryId" />
          <Field name="groupId" />
        </Row>
        <Row>
          <HsnInput />
          <TaxInput />
          <Field name="gstId" />
        </Row>
        <Field name="images" />
        <Row>
          <Field name="isActive" />
          <Field name="subscriptionOnly" />
        </Row>
        <SubscriptionPrice />
      </Section>
    </CreateDialog>
  );
}

/** The unit is chosen by its symbol; one that nobody knows is not sent. */
function useWithUnit(): (save: Save) => Save {
  const units = useUnits();
  return save => async (values, again, upload) => {
    const unit = withSymbol(await units(), values.unitId);
    if (unit) return save({ ...values, unitId: unit.id }, again, upload);
    logError('No matching unit found for the provided symbol.');
    return { unitId: 'Please Select Unit' };
  };
}
