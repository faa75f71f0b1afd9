/**
 * The states and union territories of India under the codes that GST gives them, each with the first three digits of
 * its PINs. Postal circles are older than some borders: a prefix on a border belongs to both sides.
 */
export const states = [
  { code: '01', name: 'Jammu and Kashmir', pins: '180-193' },
  { code: '02', name: 'Himachal Pradesh', pins: '171-177' },
  { code: '03', name: 'Punjab', pins: '140-152 160' },
  { code: '04', name: 'Chandigarh', pins: '160' },
  { code: '05', name: 'Uttarakhand', pins: '244 246-249 262-263' },
  { code: '06', name: 'Haryana', pins: '121-136' },
  { code: '07', name: 'Delhi', pins: '110' },
  { code: '08', name: 'Rajasthan', pins: '301-345' },
  { code: '09', name: 'Uttar Pradesh', pins: '201-247 250-262 271-285' },
  { code: '10', name: 'Bihar', pins: '800-814 821 823-824 841-855' },
  { code: '11', name: 'Sikkim', pins: '737' },
  { code: '12', name: 'Arunachal Pradesh', pins: '790-792' },
  { code: '13', name: 'Nagaland', pins: '797-798' },
  { code: '14', name: 'Manipur', pins: '795' },
  { code: '15', name: 'Mizoram', pins: '796' },
  { code: '16', name: 'Tripura', pins: '799' },
  { code: '17', name: 'Meghalaya', pins: '793-794' },
  { code: '18', name: 'Assam', pins: '781-788' },
  { code: '19', name: 'West Bengal', pins: '700-736 741-743' },
  { code: '20', name: 'Jharkhand', pins: '813-820 822 825-835' },
  { code: '21', name: 'Odisha', pins: '751-770' },
  { code: '22', name: 'Chhattisgarh', pins: '490-497' },
  { code: '23', name: 'Madhya Pradesh', pins: '450-488' },
  { code: '24', name: 'Gujarat', pins: '360-396' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', pins: '362 396' },
  { code: '27', name: 'Maharashtra', pins: '400-402 404-445' },
  { code: '29', name: 'Karnataka', pins: '560-591' },
  { code: '30', name: 'Goa', pins: '403' },
  { code: '31', name: 'Lakshadweep', pins: '682' },
  { code: '32', name: 'Kerala', pins: '670-695' },
  { code: '33', name: 'Tamil Nadu', pins: '600-643' },
  { code: '34', name: 'Puducherry', pins: '533 605 607 609 673' },
  { code: '35', name: 'Andaman and Nicobar Islands', pins: '744' },
  { code: '36', name: 'Telangana', pins: '500-509' },
  { code: '37', name: 'Andhra Pradesh', pins: '507 515-535' },
  { code: '38', name: 'Ladakh', pins: '194' },
] as const;

export type StateCode = (typeof states)[number]['code'];
export type State = { code: StateCode; name: string };

/** For fields that hold a state by its code. */
export const stateOptions = states.map(({ code, name }) => ({ id: code, name }));

/** The states that a PIN may lie in: none for a PIN that no post office of a state has, two on some borders. */
export const stateOfPin = (pin: string): State[] => {
  if (!/^[1-9]\d{5}$/.test(pin)) return [];
  const prefix = Number(pin.slice(0, 3));
  return states.filter(({ pins }) => covers(pins, prefix)).map(({ code, name }) => ({ code, name }));
};

const covers = (pins: string, prefix: number) =>
  pins.split(' ').some(range => {
    const [first, last = first] = range.split('-').map(Number);
    return first! <= prefix && prefix <= last!;
  });
