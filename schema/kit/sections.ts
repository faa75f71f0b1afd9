/** Fields that belong together, in a form and on a record's page. Those within brackets stand side by side where there is room. */
export type Section<Name extends string = string> = {
  /** Above it; what comes first can do without. */
  label?: string;
  /** Below the label, a line of help. */
  help?: string;
  /** In a form it is closed until somebody opens it, or one of its fields has a value. */
  folded?: boolean;
  fields: readonly (Name | readonly Name[])[];
};
export type Sections<Name extends string = string> = Record<string, Section<Name>>;

/** The words of a section that there may be. */
export type SectionWord = 'label' | 'help';

export const fieldsIn = (sections: Sections): string[] =>
  Object.values(sections).flatMap(({ fields }) => fields.flat());
