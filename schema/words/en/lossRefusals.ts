/** Said while a loss above the shop's limit is typed, and when it is stopped. */
export const lossRefusals = {
  agreedLossAbove: 'Line %{line}: the agreed loss of %{loss} % is above the shop’s limit of %{limit} %.',
  lotLossAbove: '%{missing} of fine metal is missing, %{loss} % of what went in. The shop’s limit is %{limit} %.',
  lossNeedsReason: '%{what} Correct it, or write the reason for the larger loss.',
  lossNeedsApproval: '%{what} Correct it, or ask a person who may approve larger losses.',
} as const;
