/** GST rates and HSN codes on a line, told while it is typed and when it is stopped. */
export const taxRefusals = {
  otherGst: 'Line %{line}: HSN %{hsn} bears %{rates} % GST.',
  otherMakingGst: 'Line %{line}: the making charge bears %{rates} % GST, under SAC %{hsn}.',
  makingHasNoGst:
    'Line %{line}: the making charge has no GST of its own. Leave it empty: in this shop the charge is a part of the goods.',
  noGst: 'Line %{line}: enter the GST, 0 if none is due.',
  noHsn: 'Line %{line}: enter the HSN code, with %{least} digits or more.',
  shortHsn: 'Line %{line}: the HSN code %{hsn} needs 4, 6 or 8 digits, and at least %{least}.',
  unknownGst: 'Line %{line}: the shop has no GST rate for HSN %{hsn}. Check the rate.',
  otherGstNeedsReason: '%{what} Correct the rate, or write the reason for another GST rate.',
  otherGstNeedsApproval: '%{what} Correct the rate, or ask a person who may approve other GST rates.',
  otherGstRow: 'This rate is not the usual one for these goods. Ask a person who may approve other GST rates.',
  otherGstRowNeedsReason: 'The usual rate for HSN %{hsn} is %{rate} % on %{day}. Write the reason for another rate.',
} as const;
