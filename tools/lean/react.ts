import type { Known } from './known.ts';
import type { Library } from './lean.ts';

/** The release of React that what stands below was read in. */
export const READ_IN = '19.3.1';

/** What React listens to besides changes, `focus` and `blur`. A page that nobody listens to touches of shows none in Safari (`:active`). */
export const EVENTS = [
  'cancel',
  'click',
  'close',
  'dragLeave',
  'dragOver',
  'drop',
  'error',
  'input',
  'keyDown',
  'load',
  'pointerDown',
  'pointerMove',
  'submit',
  'toggle',
  'touchStart',
  'wheel',
] as const;

/** What React does for nobody here. Each line holds of this program alone: the fence `leanReact` keeps what would make it untrue out of it. */
export const NEVER = {
  // Boundaries from a server, <SuspenseList>, scopes, hidden trees of old, caches, <title> and its like in <head>, <html> and <body>, <ViewTransition>, <Activity>, <Profiler>.
  tags: [18, 19, 21, 23, 24, 26, 27, 30, 31, 12],
  words: [
    // Forms are sent by their events.
    'action',
    'formAction',
    // Nothing is written as markup.
    'dangerouslySetInnerHTML',
    // No drawing refers elsewhere.
    'xlinkHref',
    'xlinkActuate',
    'xlinkArcrole',
    'xlinkRole',
    'xlinkShow',
    'xlinkTitle',
    'xlinkType',
    'xmlBase',
    'xmlLang',
    'xmlSpace',
    // Nothing is played, embedded or calculated.
    'video',
    'audio',
    'muted',
    'math',
    'annotation-xml',
    'popover',
    'script',
    'allowFullScreen',
    'async',
    'autoPlay',
    'controls',
    'credentialless',
    'defer',
    'disablePictureInPicture',
    'disableRemotePlayback',
    'loop',
    'noModule',
    'playsInline',
    'reversed',
    'scoped',
    'seamless',
    'itemScope',
    'autoReverse',
    'externalResourcesRequired',
    'preserveAlpha',
  ],
  values: {
    // Nothing comes rendered from a server.
    isHydrating: '!1',
    hydrationParentFiber: 'null',
    // Nothing is animated by <ViewTransition>.
    shouldStartViewTransition: '!1',
    pendingViewTransition: 'null',
    viewTransitionContextChanged: '!1',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    inUpdateViewTransition: '!1',
    viewTransitionMutationContext: '!1',
    appearingViewTransitions: 'null',
    viewTransitionCancelableChildren: 'null',
    pendingViewTransitionEvents: 'null',
    // Nobody looks in with the tools of developers.
    injectedHook: 'null',
    shouldDoubleInvokeUserFnsInHooksDEV: '!1',
    // No transition waits for a promise, and no form is sent by a function.
    currentEntangledActionThenable: 'null',
    needsFormReset: '!1',
    defaultOnDefaultTransitionIndicator: 'null',
    legacyErrorBoundariesThatAlreadyFailed: 'null',
  },
  properties: {
    dehydrated: 'null',
    isDehydrated: '!1',
    // What is a class here draws something else in the place of what broke: that is all.
    componentDidCatch: 'void 0',
    componentDidUpdate: 'void 0',
    contextType: 'void 0',
    isPureReactComponent: 'void 0',
    shouldComponentUpdate: 'void 0',
    getDerivedStateFromProps: 'void 0',
    getSnapshotBeforeUpdate: 'void 0',
    componentWillMount: 'void 0',
    componentWillUpdate: 'void 0',
    componentWillReceiveProps: 'void 0',
    UNSAFE_componentWillMount: 'void 0',
    UNSAFE_componentWillUpdate: 'void 0',
    UNSAFE_componentWillReceiveProps: 'void 0',
  },
  // Whether what is drawn may be animated: nothing is looked through for that.
  comparisons: {
    '(lanes & 335544064) === lanes': '!1',
    '(committedLanes & 335544064) === committedLanes': '!1',
    // Nor do the tools of developers look in.
    '"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '!1',
  },
  calls: {
    isHostHoistableType: '!1',
    isSingletonScope: '!1',
    isCustomElement: '!1',
    // No picture is waited for.
    preloadInstanceAndSuspendIfNeeded: 'void 0',
    // No fragment is named by a ref.
    FragmentInstance: 'null',
    commitNewChildToFragmentInstance: 'void 0',
    deleteChildFromFragmentInstance: 'void 0',
    // An event waits for nothing to come from a server.
    retryIfBlockedOn: 'void 0',
    entangleAsyncAction: 'void 0',
    popHydrationState: '!1',
    getSuspenseInstanceFromFiber: 'null',
    getParentHydrationBoundary: 'null',
    updateDehydratedSuspenseComponent: 'null',
    commitSuspenseHydrationCallbacks: 'void 0',
    commitEnterViewTransitions: 'void 0',
    commitExitViewTransitions: 'void 0',
    commitNestedViewTransitions: 'void 0',
    trackEnterViewTransitions: 'void 0',
    restoreEnterOrExitViewTransitions: 'void 0',
    restoreNestedViewTransitions: 'void 0',
    measureNestedViewTransitions: 'void 0',
    // Nobody asks where in the tree an error was thrown, nor by which name.
    getStackByFiberInDevAndProd: '""',
    getComponentNameFromType: 'null',
    setIsStrictModeForDevtools: 'void 0',
    popToNextHostParent: 'void 0',
  },
  entries: [
    'useTransition',
    'useDebugValue',
    'useFormState',
    'useActionState',
    'useOptimistic',
    'useHostTransitionStatus',
    'useMemoCache',
    'useCacheRefresh',
    'useEffectEvent',
  ],
  statements: [
    'ReactDOMHydrationRoot.prototype.unstable_',
    'ViewTransitionPseudoElement.prototype.',
    'FragmentInstance.prototype.',
    'ReactDOMSharedInternals.findDOMNode',
    'registerDirectEvent("on',
    'registerSimpleEvent(ANIMATION_',
    'registerSimpleEvent(TRANSITION_',
    'registerSimpleEvent("dblclick"',
    'simpleEventPluginEvents.push("scrollEnd")',
    'registerTwoPhaseEvent("onBeforeInput"',
    'registerTwoPhaseEvent(\n  "onComposition',
    'registerTwoPhaseEvent(\n  "onSelect"',
  ],
  stretches: [
    // No event waits for a part of the page.
    [
      '    var blockedOn = findInstanceBlockingEvent(nativeEvent);',
      '  }\n}\nfunction findInstanceBlockingEvent',
      `
    findInstanceBlockingEvent(nativeEvent);
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);
`,
    ],
    // Nothing that is drawn waits for style sheets or pictures of its own.
    ['  suspendedCommitReason = null;\n  if (\n    isViewTransitionEligible ||', '  completeRoot(\n', '  suspendedCommitReason = null;\n'],
    // What is listened to on a page (`EVENTS`), and by which prefixes it is called nowhere any more.
    ['    "abort auxClick beforeToggle', '.split(', `    '${EVENTS.join(' ')}'`],
    ['function makePrefixMap(', '  topLevelEventsToReactNames', 'var'],
    [
      '          case "drag":\n          case "dragend":',
      '          case "wheel":\n            Synthetic',
      '          case "dragleave":\n          case "dragover":\n          case "drop":\n            SyntheticEventCtor = SyntheticDragEvent;\n            break;\n',
    ],
    ['          case "copy":\n          case "cut":\n          case "paste":\n            SyntheticEventCtor', '          case "gotpointercapture":', ''],
    // Nobody listens for the mouse that enters or leaves, for selections, for what is composed, nor is a form sent by a function.
    ['      a: {\n        SyntheticEventCtor =\n          "mouseover" ===', '      a: {\n        reactName = targetInst ? getNodeFromInstance', ''],
    ['      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch', '    }\n    processDispatchQueue', ''],
    // Nothing is fetched ahead by React.
    ['  r: requestFormReset,\n  D:', '};\nfunction flushSyncWork()', ''],
  ],
} satisfies Known;

export const REACT: Library = {
  name: 'react-dom',
  files: [[/react-dom-client\.production\.js$/, NEVER]],
  readIn: `exports.version = "${READ_IN}";`,
};
