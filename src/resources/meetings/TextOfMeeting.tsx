import { Navigate, useLocation, useParams } from 'react-router-dom';

/** the specification's addresses of what is written about a meeting, which stands on tabs of its page. */
export function TextOfMeeting() {
  const { meetingId = '' } = useParams();
  const text = useLocation().pathname.endsWith('/post_notes') ? 'postNotes' : 'notes';
  return <Navigate to={`/contacts/meetings/${encodeURIComponent(meetingId)}/${text}`} replace />;
}
