import type { Library } from './lean.ts';

/** What XState does for nobody here. Each line holds of this program alone: the fence `leanXstate` keeps what would make it untrue out of it. */
export const XSTATE: Library = {
  name: 'xstate',
  files: [
    [
      /\/xstate\/dist\/raise-[a-z0-9]+\.esm\.js$/,
      {
        // No machine goes back to where it was by its history.
        calls: { isHistoryNode: '!1', getHistoryNodes: '[]' },
        methods: ['on', 'select', 'attachDevTools'],
        entries: ['can', 'getMeta'],
        stretches: [
          // No machine emits events past its parent.
          ['      emit: emittedEvent => {', '      actionExecutor:', ''],
          // Nobody looks in with the tools of developers.
          ['    if (this.options.devTools) {', '    this.mailbox.start();', ''],
        ],
      },
    ],
    [
      /\/xstate\/dist\/StateMachine-[a-z0-9]+\.esm\.js$/,
      {
        // No state has an address of its own, and no machine is drawn by what it says of itself.
        calls: { formatRouteTransitions: 'void 0' },
        methods: ['resolveState', 'microstep', 'definition', 'toJSON', 'events', 'ownEvents'],
        statements: ['this.events = this.root.events;'],
      },
    ],
    [/\/xstate\/dist\/log-[a-z0-9]+\.esm\.js$/, { statements: ['enqueue.emit ='] }],
    [/\/xstate\/dist\/xstate\.esm\.js$/, { entries: ['log', 'emit', 'extend'] }],
  ],
};
