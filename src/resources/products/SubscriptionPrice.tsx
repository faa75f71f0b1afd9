import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { productPrices } from '../../../schema/entities/productPrices.ts';
import { defaultDuration } from '../../../schema/rules/durations.ts';
import { Field } from '../kit/inputs/inputs.tsx';
import { usePlaced } from '../kit/form/Placed.tsx';
import { Row } from '../kit/form/Section.tsx';

const emptyPrice = { id: '', name: '', price: 0, duration: defaultDuration };

/** What a product costs that is sold by subscription only. When that is switched on the price starts empty. */
export function SubscriptionPrice() {
  const { setValue } = useFormContext();
  usePlaced('productPrice');
  const isSubscription: boolean = useWatch({ name: 'subscriptionOnly' });
  useEffect(() => {
    setValue('productPrice', isSubscription ? emptyPrice : null);
  }, [isSubscription, setValue]);
  if (!isSubscription) return null;
  return (
    <Row ref={intoView}>
      <Field info={productPrices.info.name} source="productPrice.name" />
      <Field info={productPrices.info.price} source="productPrice.price" />
      <Field info={productPrices.info.duration} source="productPrice.duration" />
    </Row>
  );
}

/** It appears below what the dialog shows, where nobody would look for it. */
function intoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
