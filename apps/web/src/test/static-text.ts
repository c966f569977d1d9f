import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** The text of an element, rendered without a browser. */
export const staticText = (element: ReactElement): string =>
  renderToStaticMarkup(createElement(MemoryRouter, {}, element)).replaceAll(/<[^<>]*>/g, '');
