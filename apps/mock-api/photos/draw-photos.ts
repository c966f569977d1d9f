import { writeFileSync } from 'node:fs';
import { encodePng } from '../src/testing/png.ts';
import type { Canvas } from './canvas.ts';
import { bedroom, counter, lounge } from './scenes/inside.ts';
import { shopfront, skyline } from './scenes/outside.ts';
import { mark, team, workbench } from './scenes/people.ts';
import { bottles, chalkboard, cups, parcels, plate } from './scenes/things.ts';

/** What the photos of the made-up businesses show, by the name of the file. */
const drawings: Readonly<Record<string, () => Canvas>> = {
  'cover-harbour': () => skyline(['#4a6fa5', '#e8a87c', '#f6d9a8'], '#5b7590', 3),
  'cover-evening': () => skyline(['#2b2d55', '#8d5a8f', '#f0a37a'], '#5a4a74', 8),
  'cover-morning': () => skyline(['#86b9d8', '#cfe3e6', '#fbe7c4'], '#7fa6b8', 21),
  'profile-leaf': () => mark(['#2f6b57', '#153b33'], '#3c8a6c', 'leaf'),
  'profile-wave': () => mark(['#2c5d8f', '#e0814f'], '#2f6fa8', 'wave'),
  'profile-peak': () => mark(['#7b3f5c', '#3a2340'], '#9a4f6d', 'peak'),
  'exterior-green': () =>
    shopfront(
      {
        sky: ['#8fbfe0', '#e6eff2'],
        wall: '#c9b79c',
        frame: '#2f4f45',
        awning: ['#2f6b57', '#f4ecdc'],
        sign: '#244037',
        light: '#ffe9b8',
      },
      5,
    ),
  'exterior-red': () =>
    shopfront(
      {
        sky: ['#a9c4d6', '#f3e8d6'],
        wall: '#a8604a',
        frame: '#3a2a26',
        awning: ['#b23a34', '#fbf3e6'],
        sign: '#5f2521',
        light: '#ffdf9e',
      },
      17,
    ),
  'exterior-evening': () =>
    shopfront(
      {
        sky: ['#2c3560', '#d58a6a'],
        wall: '#6d7386',
        frame: '#23283a',
        awning: ['#d9a441', '#3a4262'],
        sign: '#1b2033',
        light: '#ffd27a',
      },
      29,
    ),
  'exterior-blue': () =>
    shopfront(
      {
        sky: ['#7fb3d5', '#f0f4f4'],
        wall: '#e3ddd2',
        frame: '#27465f',
        awning: ['#2f6f9f', '#fdfbf5'],
        sign: '#1f3a50',
        light: '#fff0c9',
      },
      41,
    ),
  'interior-counter': () =>
    counter(
      {
        wall: ['#e9dfce', '#c9b596'],
        floor: ['#b48a5e', '#7d5b3a'],
        accent: '#3f6b5c',
        wood: '#7a5a3c',
      },
      7,
    ),
  'interior-dark': () =>
    counter(
      {
        wall: ['#4a5560', '#2e363e'],
        floor: ['#8a6b4d', '#4c3828'],
        accent: '#b5633f',
        wood: '#a37b52',
      },
      19,
    ),
  'interior-lounge': () =>
    lounge(
      {
        wall: ['#f1e9dc', '#d8c8ae'],
        floor: ['#c09a6e', '#8a6845'],
        accent: '#4f7a8c',
        wood: '#6d4f35',
      },
      11,
    ),
  'common-area': () =>
    lounge(
      {
        wall: ['#dfe6df', '#b8c6b8'],
        floor: ['#a98a69', '#74593f'],
        accent: '#b5704f',
        wood: '#54402f',
      },
      23,
    ),
  room: () =>
    bedroom(
      {
        wall: ['#d9dde0', '#aeb7bd'],
        floor: ['#b0926f', '#7a6046'],
        accent: '#49657d',
        wood: '#8a6544',
      },
      13,
    ),
  'product-bottles': () =>
    bottles(['#f0d9c4', '#c89f86'], ['#7d9b6b', '#c8744f', '#5a7a94', '#d9b25f'], 31),
  'product-jars': () =>
    bottles(['#cfe0dc', '#8fb0ab'], ['#a84a5a', '#e0a54f', '#6f5a8a', '#4f8a72', '#b8693f'], 37),
  'product-parcels': () => parcels(['#e6d3dc', '#b795a8'], ['#a8405a', '#3f6f8a', '#e3b45f']),
  'at-work-bench': () => workbench(['#d8cfc2', '#a99a86'], '#4f6f8a', 2),
  'at-work-studio': () => workbench(['#c9d3d6', '#8fa0a8'], '#a8553f', 5),
  'food-plate': () =>
    plate(['#a9764a', '#6f4a2c'], ['#c9452f', '#f0c04f', '#5f8a3f', '#e8833f', '#f6e6c3'], 43),
  'food-coffee': () => cups(['#d9c3a5', '#a98a66'], 53),
  menu: () => chalkboard('#8a6038', ['#fdf6e3', '#f6d27a', '#a8d8c8'], 59),
  'team-four': () =>
    team(['#e3d6c3', '#b59f82'], '#2f4f45', ['#f3efe6', '#c8744f', '#5a7a94', '#e3c68e'], 0),
  'team-three': () => team(['#bfcfd6', '#7f98a5'], '#5f2521', ['#e6e0d6', '#3f5f7a', '#b5704f'], 3),
};

for (const [name, draw] of Object.entries(drawings)) {
  const canvas = draw();
  const { width, height } = canvas;
  const file = encodePng({ width, height, pixels: canvas.pixels() });
  writeFileSync(new URL(`${name}.png`, import.meta.url), file);
}
