import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { chooseShop, myShops } from '../authProvider/account.ts';
import { useSession } from '../authProvider/useSession.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { queryKeys } from '../queryKeys.ts';

export function useMyShops() {
  const { user } = useSession();
  return useQuery({
    queryKey: queryKeys.shops(user?.id),
    queryFn: ({ signal }) => myShops(signal),
    staleTime: 300_000,
  });
}

/** Enters a shop at the page `to`. */
export function useShopChoice() {
  const notify = useNotify();
  const navigate = useNavigate();
  const current = useSession().shopId;
  const [choosing, setChoosing] = useState<string | null>(null);
  const choose = async (shopId: string, to: string) => {
    if (shopId === current) return navigate(to);
    setChoosing(shopId);
    try {
      await chooseShop(shopId, to);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setChoosing(null);
    }
  };
  return { choose, choosing };
}
