import { useCallback, type ComponentProps } from 'react';
import { reactRouterProvider, type LinkBaseProps } from 'react-admin';

const { useNavigate, Link, Navigate } = reactRouterProvider;
type To = LinkBaseProps['to'];
type Go = ReturnType<typeof useNavigate>;

/** react-admin's addresses are fixed: it edits at `/tenants/7`, the specification at `/tenants/edit/7`, `/jobs/edit/7` and `/ads/edit/7`. */
const apart = /^\/(tenants|jobs|ads|admin\/downloads)\/(?!(?:create|edit)(?:\/|$))(?=[^/?#])/;

/** The router as it is, but for where some links lead. */
export const routerProvider: typeof reactRouterProvider = {
  ...reactRouterProvider,
  Link: (props: LinkBaseProps) => <Link {...props} to={specified(props.to)} />,
  Navigate: (props: ComponentProps<typeof Navigate>) => <Navigate {...props} to={specified(props.to)} />,
  useNavigate() {
    const navigate = useNavigate();
    return useCallback<Go>((to, options) => navigate(typeof to === 'number' ? to : specified(to), options), [navigate]);
  },
};

/** Of a path as react-admin has it. */
export const specifiedPath = (path: string): string => path.replace(apart, '/$1/edit/');

export function specified(to: To): To {
  if (typeof to === 'string') return specifiedPath(to);
  return to.pathname ? { ...to, pathname: specifiedPath(to.pathname) } : to;
}
