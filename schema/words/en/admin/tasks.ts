/** Words of tasks beside those of their entity. */
export const tasksWords = {
  tasks: {
    done: 'Done: %{name}',
    quick: 'What is to be done?',
    noted: 'Noted as your task',
    mine: { title: 'My tasks', all: 'All of mine', none: 'Nothing is waiting for you.' },
  },
  'resources.tasks.empty':
    'No tasks yet. Note what is to be done, by whom and by when: whoever it is given to is told.',
};
