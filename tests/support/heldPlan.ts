/** A plan that a shop is to hold one day, which no clock of a test reaches. */
export const heldPlan = (n: number, { app }: Record<string, unknown>) => {
  const month = `2099-${String((n % 12) + 1).padStart(2, '0')}`;
  const [startsOn, endsOn] = [`${month}-01`, `${month}-14`];
  const bought = { plan: `${String(app)}-masha`, name: 'Masha', duration: 14, price: 100, credit: 0 };
  return {
    startsOn,
    endsOn,
    graceUntil: `${month}-17`,
    terms: [{ ...bought, from: startsOn, until: endsOn, anchor: startsOn, nth: 1 }],
  };
};

/** The same of a customer. */
export const heldTerm = (n: number) => {
  const { startsOn, endsOn, terms } = heldPlan(n, {});
  const term = { name: 'Month', duration: 14, price: 100, bill: null, line: null, returnedOn: null };
  const [{ from, until, anchor, nth }] = terms as [(typeof terms)[number]];
  return { startsOn, endsOn, toldUntil: null, terms: [{ ...term, from, until, anchor, nth }] };
};
