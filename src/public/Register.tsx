/** @jsxImportSource preact */
import { words } from './words.ts';
import { Book } from './look/Book.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useArrival } from './useArrival.ts';

/** A business, its first shop and their owner, in one step. */
export function Register() {
  const arrival = useArrival();
  if (arrival === 'passing') return null;
  return (
    <Book title={words.register.title} lead={words.register.lead}>
      <RegisterForm />
      <nav class="ways">
        <span>
          {words.register.known} <a href="/accounts/gsignin">{words.signIn.submit}</a>
        </span>
      </nav>
    </Book>
  );
}
