import { useTheme } from '@mui/material/styles';
import { h, render } from 'preact';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorPage as VisitorsErrorPage, kindAt, referenceIn, type ErrorKind } from '../public/ErrorPage.tsx';
import { dress } from '../public/look/dress.ts';
import { dark, light } from '../theme/tokens.ts';

export type Trouble = { from?: string; reference?: string } | null;

/** The visitors' page of errors inside the running admin, which needs no server to show it and none to go on. */
export function ErrorPage({ kind }: { kind?: ErrorKind }) {
  const place = useRef<HTMLDivElement>(null);
  const { mode } = useTheme().palette;
  const { pathname, search, state } = useLocation();
  const { from, reference = referenceIn(search) } = (state as Trouble) ?? {};
  const told = kind ?? kindAt(pathname);
  useLayoutEffect(() => {
    const element = place.current!;
    dress(element, mode === 'dark' ? dark : light);
    render(h(VisitorsErrorPage, { kind: told, from, reference }), element);
    return () => render(null, element);
  }, [mode, told, from, reference]);
  return <div ref={place} onClick={useOwnLinks()} />;
}

/** A plain click on a link stays in the admin. */
function useOwnLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
