/** Enough to recognise the person one has in mind, too little to reach anybody: `98••••••12`, `a•••@example.in`. */
export const maskedPerson = ({ mobileNo, email }: { mobileNo?: string | null; email?: string | null }): string =>
  [mobileNo && `${mobileNo.slice(0, 2)}••••••${mobileNo.slice(-2)}`, email && maskedEmail(email)]
    .filter(Boolean)
    .join(', ');

const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};
