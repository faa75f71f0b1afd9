import { useStore } from 'react-admin';
import { products } from '../../../schema/entities/products.ts';
import { useToList } from '../kit/pages/CreateDialog.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { fieldOf } from '../kit/inputs/inputs.tsx';
import { Row, Section } from '../kit/form/Section.tsx';
import { HsnInput } from './tax/HsnInput.tsx';
import { TaxInput } from './tax/TaxInput.tsx';
import { ProductPrices } from './ProductPrices.tsx';

const Field = fieldOf(products);
/** After a change the list starts again at its first page, ten to a page. */
const afterUpdate = { page: 1, perPage: 10 };

export function EditProduct() {
  const toList = useToList();
  const [listParams, setListParams] = useStore<object>('products.listParams', {});
  const onSaved = () => {
    setListParams({ filter: {}, ...listParams, ...afterUpdate });
    toList();
  };
  return (
    <EntityEdit onSaved={onSaved} aside={<ProductPrices />}>
      <ProductFields />
    </EntityEdit>
  );
}

function ProductFields() {
  return (
    <>
      <Section>
        <Field name="name" />
        <Field name="productCode" />
      </Section>
      <Section title="resources.products.section.prices" help="resources.products.section.prices_help">
        <Row>
          <Field name="mrp" />
          <Field name="purchasePrice" />
          <Field name="sellingPrice" />
        </Row>
        <Field name="unitId" />
      </Section>
      <Section title="resources.products.section.tax" help="resources.products.section.tax_help">
        <Row>
          <HsnInput />
          <TaxInput />
          <Field name="gstId" />
        </Row>
      </Section>
      <Section title="resources.products.section.place" help="resources.products.section.place_help">
        <Row>
          <Field name="categoryId" />
          <Field name="groupId" />
        </Row>
        <Field name="description" />
      </Section>
      <Section title="resources.products.section.sale" help="resources.products.section.sale_help">
        <Row>
          <Field name="isActive" />
          <Field name="subscriptionOnly" />
        </Row>
      </Section>
    </>
  );
}
