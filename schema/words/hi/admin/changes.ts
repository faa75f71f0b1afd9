import type { changesWords as English } from '../../en/admin/changes.ts';
import type { Translated } from '../../translated.ts';

/** Entities are of any gender and number: no verb or adjective here agrees with `%{what}`. */
export const changesWords: Translated<typeof English> = {
  changes: {
    title: 'पिछला बदलाव',
    undo: 'पहले जैसा करें',
    redo: 'फिर से करें',
    undo_it: 'पहले जैसा करें: %{what}',
    redo_it: 'फिर से करें: %{what}',
    forget: 'यह लाइन हटाएँ',
    many: '%{count} %{manies}',
    one: '%{one} %{title}',
    create: 'जोड़ लिया: %{what}',
    update: 'बदल दिया: %{what}',
    delete: 'हटा दिया: %{what}',
    restore: 'वापस ला दिया: %{what}',
    undone: 'पहले जैसा कर दिया: %{what}',
    merge: '%{into} में मिला दिया: %{merged}',
    import: {
      done: 'फ़ाइल %{file}: %{created} जोड़े, %{updated} बदले',
      undoing: 'फ़ाइल %{file} से जो आया, उसे वापस ले रहे हैं',
      undone: 'फ़ाइल %{file} से जो आया, वह वापस ले लिया',
    },
    done: 'पहले जैसा कर दिया',
    nothing: 'पहले जैसा करने को कुछ नहीं बचा।',
    stays: 'जैसा है, वैसा ही रहा: |||| जैसे हैं, वैसे ही रहे (%{count}):',
    in_fields: '%{what} (%{fields})',
    more: 'और %{count}',
    why: {
      changed: 'इस बीच बदल गया',
      changed_by: 'इस बीच %{who} ने बदला',
      deleted: 'इस बीच हट गया',
      deleted_by: 'इस बीच %{who} ने हटाया',
      used: 'कहीं इस्तेमाल में है',
      gone: 'जिससे जुड़ा था, वह हट चुका है',
      taken: 'यह अब किसी और का है',
      refused: 'नियम से ऐसा नहीं हो सकता',
    },
    ask: {
      title: 'क्या पहले जैसा करना है?',
      one: 'सिर्फ़ यहाँ',
      all: 'सब कुछ',
    },
  },
};
