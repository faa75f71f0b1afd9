import { useCallback, type ComponentProps } from 'react';
import { reactRouterProvider, type LinkBaseProps } from 'react-admin';

const { useNavigate, Link, Navigate } = reactRouterProvider;
type To = LinkBaseProps['to'];
type Go = ReturnType<typeof useNavigate>;

/** react-admin's addresses are fixed: it edits at `/tenants/7`, the specification at `/tenants/edit/7`. */
const apart = /^\/(tenants)\/(?!(?:create|edit)(?:\/|$))(?=[^/?#])/;

/** A word of react-router's that react-admin's type does not know. */
const atOnce = { flushSync: true };

/** The router as it is, but for where some links lead. */
export const routerProvider: typeof reactRouterProvider = {
  ...reactRouterProvider,
  Link: (props: LinkBaseProps) => <Link {...props} to={specified(props.to)} />,
  Navigate: (props: ComponentProps<typeof Navigate>) => <Navigate {...props} to={specified(props.to)} />,
  useNavigate() {
    const navigate = useNavigate();
    return useCallback<Go>(
      (to, options) => {
        if (typeof to === 'number') return navigate(to);
        return navigate(specified(to), asksAnew(to) ? { ...options, ...atOnce } : options);
      },
      [navigate],
    );
  },
};

/**
 * What a list is asked for, by filters, order or page, is in the page as soon as it is in the address. Drawn only when there is time
 * for it, the page would answer the next press by what was asked before, and take the last one back.
 */
function asksAnew(to: To): boolean {
  return typeof to === 'object' && to.pathname === undefined && to.search !== undefined;
}

export function specified(to: To): To {
  if (typeof to === 'string') return to.replace(apart, '/$1/edit/');
  return to.pathname ? { ...to, pathname: to.pathname.replace(apart, '/$1/edit/') } : to;
}
