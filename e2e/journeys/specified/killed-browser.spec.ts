import { outlivesItsBrowser } from '../../fixtures/killed-browser.ts';

outlivesItsBrowser(20);
