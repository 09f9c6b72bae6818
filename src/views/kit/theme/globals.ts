import { css } from '@linaria/core';
import { dark, light } from './palette.ts';
import { colour, DESK, declarations, LOW, letters, text, WIDE } from './tokens.ts';

/** The page itself: face, palettes, reset, focus and motion. The frame of every page wears it. */
export const globals = css`
  :global() {
    @font-face {
      font-family: Vazirmatn;
      src: url('./font/vazirmatn.woff2') format('woff2');
      font-weight: 400 700;
      font-display: swap;
    }
    /* Where a device's own letters are wider, they are made as wide as these: texts must not wrap where they otherwise would not. */
    @font-face {
      font-family: Alike;
      src: local('DejaVu Sans');
      size-adjust: 92.8%;
    }
    @font-face {
      font-family: Alike;
      src: local('DejaVu Sans Bold');
      font-weight: 600 700;
      size-adjust: 79.8%;
    }

    :root,
    [data-theme='light'] {
      color-scheme: light;
      ${declarations(light)}
    }
    /* On paper it is always light. */
    @media screen and (prefers-color-scheme: dark) {
      :root:not([data-theme]) {
        color-scheme: dark;
        ${declarations(dark)}
      }
    }
    @media screen {
      [data-theme='dark'] {
        color-scheme: dark;
        ${declarations(dark)}
      }
    }

    /* Text is read before its own letters are there, and they are not put in its place while it is read. */
    :root {
      --letters: ${letters.device};
    }
    [data-letters='own'] {
      --letters: ${letters.own};
    }
    @media print {
      :root {
        --letters: ${letters.own};
      }
    }

    :root {
      --bar: calc(64px + env(safe-area-inset-bottom));
      --rail: 0px;
      /* On either side a phone may have its notch. */
      --notch: max(env(safe-area-inset-left), env(safe-area-inset-right));
      --gutter: max(16px, var(--notch));
      ${WIDE} {
        --bar: 0px;
        --rail: 216px;
        --gutter: max(32px, var(--notch));
      }
      ${DESK} {
        --rail: 96px;
        --gutter: max(24px, var(--notch));
      }
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    html {
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      scroll-padding-block: 72px calc(var(--bar) + 24px);
      ${LOW} {
        scroll-padding-block-start: 16px;
      }
      -webkit-tap-highlight-color: transparent;
    }
    body {
      margin: 0;
      min-block-size: 100dvh;
      background: ${colour.page};
      color: ${colour.ink};
      font-family: var(--letters);
      ${text.body}
      font-synthesis: none;
      overflow-wrap: anywhere;
    }
    h1,
    h2,
    h3,
    p,
    ul,
    ol,
    dl,
    dd,
    figure,
    fieldset {
      margin: 0;
      padding: 0;
      border: 0;
      min-inline-size: 0;
    }
    ul,
    ol {
      list-style: none;
    }
    h1,
    h2,
    h3 {
      font-size: inherit;
      font-weight: 700;
      text-wrap: balance;
    }
    button,
    input,
    textarea,
    select {
      font: inherit;
      color: inherit;
      letter-spacing: inherit;
    }
    button {
      background: none;
      border: 0;
      padding: 0;
      cursor: pointer;
      touch-action: manipulation;
    }
    button:disabled {
      cursor: default;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    svg,
    img {
      display: block;
      flex: none;
    }
    [hidden] {
      display: none !important;
    }
    /* What is painted before the program is there concerns either those who are signed in or the others, and nobody while what was left is closed. */
    [data-visitor] [data-painted-for='stranger'],
    :root:not([data-visitor='known']) [data-painted-for='known'] {
      display: none;
    }
    :focus {
      outline: none;
    }
    :focus-visible {
      outline: 2px solid ${colour.accent};
      outline-offset: 2px;
    }
    h1:focus-visible,
    h2:focus-visible,
    main:focus-visible {
      outline: none;
    }
    /* The page's own, which whatever stands in it takes on: on everything, each element's would be worked out for itself. */
    :root::selection {
      background: ${colour.tintDeep};
      color: ${colour.onTint};
    }

    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after,
      ::backdrop {
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
        transition-duration: 1ms !important;
        scroll-behavior: auto !important;
      }
    }
  }
`;
