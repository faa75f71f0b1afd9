import { useLocation, useParams } from 'react-router-dom';

type Address = {
  /** Of this record's page, be one of its tabs open or not. */
  own: string;
  /** What is open below it. */
  tab: string;
  /** The same view of another record. */
  of: (id: unknown) => string;
};

/** Where the page of a record stands. */
export function useRecordAddress(): Address {
  const { pathname } = useLocation();
  const { id = '', '*': tab = '' } = useParams();
  const own = (tab ? pathname.slice(0, -tab.length) : pathname).replace(/\/$/, '');
  return { own, tab, of: other => own.replace(`/${id}`, `/${encodeURIComponent(String(other))}`) };
}
