import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

/** Told a field that a form by hand has a place for; what it returns takes that back. */
type Place = (field: string) => () => void;
const PlaceContext = createContext<Place | undefined>(undefined);

/** This field has its place here, shown or not. Every input of the kit says so for its own. */
export function usePlaced(field: string): void {
  const place = use(PlaceContext);
  useEffect(() => place?.(field), [place, field]);
}

type Props = {
  fields: readonly string[];
  /** The form by hand; without one all fields are left over. */
  children?: ReactNode;
  rest: (fields: readonly string[]) => ReactNode;
};

/** A form by hand and, at its end, those of the `fields` that it has no place for. */
export function WithRest({ fields, children, rest }: Props) {
  const [placed, setPlaced] = useState<readonly string[] | undefined>(children ? undefined : []);
  const place = useCallback<Place>(field => {
    setPlaced((known = []) => [...known, field]);
    return () => setPlaced((known = []) => known.filter((other, i) => other !== field || i !== known.indexOf(field)));
  }, []);
  const left = placed ? fields.filter(name => !placed.includes(name)) : [];
  return (
    <>
      <PlaceContext value={place}>
        {children}
        {children && <FormItself />}
      </PlaceContext>
      <PlaceContext value={undefined}>{left.length > 0 && rest(left)}</PlaceContext>
    </>
  );
}

/** A form by hand has said what it places, be it nothing: only then is anything taken for left over. */
function FormItself() {
  usePlaced('');
  return null;
}
