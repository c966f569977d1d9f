import { expect, test } from 'vitest';
import { isSameServiceName, repeatedServices } from './same-service.ts';

const standard = (type: string, name = type) => ({ type, category: 'dentist', name });
const custom = (name: string, category = 'dentist') => ({ type: null, category, name });

test.each([
  ['Café', 'CAFÉ', true],
  ['Crème brûlée', 'creme brulee', true],
  ['Tap repair', ' tap   REPAIR ', true],
  ['Tap repair', 'Taprepair', false],
])('@SVC-7 the names %j and %j are equal: %j', (a, b, same) => {
  expect(isSameServiceName(a, b)).toBe(same);
});

test('@SVC-7 the first of equal services of a category stays', () => {
  const services = [
    standard('cleaning'),
    custom('Home visits'),
    standard('cleaning', 'Cleanings'),
    custom(' home  VISITS '),
    custom('Home visits', 'clinic'),
  ];
  expect(repeatedServices(services, (one) => one)).toEqual(new Set([services[2], services[3]]));
});

test('@SVC-7 a custom service duplicates a standard one of its name, in either order', () => {
  const services = [custom('teeth  whitening'), standard('whitening', 'Teeth Whitening')];
  const other = custom('Teeth whitening', 'clinic');
  expect(repeatedServices([...services, other], (one) => one)).toEqual(new Set([services[0]]));
});
