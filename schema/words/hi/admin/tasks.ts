import type { tasksWords as English } from '../../en/admin/tasks.ts';
import type { Translated } from '../../translated.ts';

export const tasksWords: Translated<typeof English> = {
  tasks: {
    done: 'हो गया: %{name}',
    quick: 'क्या करना है?',
    noted: 'आपके ज़िम्मे लिख लिया',
    mine: { title: 'मेरे काम', all: 'मेरे सारे काम', none: 'आपके लिए कोई काम बाक़ी नहीं है।' },
  },
  'resources.tasks.empty': 'अभी कोई काम नहीं। लिखें कि क्या करना है, कौन करेगा और कब तक: जिसे काम दें, उसे पता चल जाता है।',
};
