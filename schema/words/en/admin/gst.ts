/** The words of HSN codes and GST rates, and of what a product's form proposes from them. */
export const gstWords = {
  gst: {
    proposed: '%{rate} by the GST rate for %{hsn}, since %{since}',
    differs: 'The GST rate for %{hsn} is %{rate} since %{since}.',
    use: 'Use %{rate}',
    unknown: 'No GST rate is entered for %{code}.',
  },
  'resources.hsn_codes.empty': 'No HSN codes yet. Add one, or import the government’s list.',
  'resources.hsn_codes.help.code': 'For services the SAC, such as 998892',
  'resources.gst_rates.empty': 'No GST rates yet. Add what your goods are taxed with, and from which day.',
  'resources.gst_rates.help.hsn': '7113 stands for every code that begins with it; more digits win over fewer',
  'resources.gst_rates.help.since':
    'When a rate changes add a row with the new one; the old row keeps what was sold before',
  'resources.gst_rates.help.reason':
    'The shop’s rates begin as the notifications have them. A rate unlike those needs a reason, and somebody who may approve it',
  'resources.gst_rates.help.note': 'The notification or adviser it comes from',
};
