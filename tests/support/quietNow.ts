/** Quiet hours round the present hour in India, whatever the time of day at which tests run. */
export const quietNow = (): { from: string; to: string } => {
  const inIndia = (hours: number) =>
    `${new Date(Date.now() + 330 * 60_000 + hours * 3_600_000).toISOString().slice(11, 13)}:00`;
  return { from: inIndia(-1), to: inIndia(2) };
};
