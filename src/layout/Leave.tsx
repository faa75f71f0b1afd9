import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Stands where a visitors' page would be: that one has no admin and is loaded by itself. */
export function Leave() {
  const { key } = useLocation();
  useEffect(() => {
    // Signing out redirects after the guard has: the last word counts.
    const timer = setTimeout(() => location.reload());
    return () => clearTimeout(timer);
  }, [key]);
  return null;
}
