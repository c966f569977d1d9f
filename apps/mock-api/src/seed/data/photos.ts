import type { mediaCategories } from '@placekeeper/contracts/model/media';

export interface SeedPhoto {
  /** The name of the file, without its extension. */
  readonly file: string;
  readonly category: (typeof mediaCategories)[number];
  readonly description: string | null;
}

const photo = (
  file: string,
  category: SeedPhoto['category'],
  description: string | null = null,
): SeedPhoto => ({ file, category, description });

export const covers = [
  photo('cover-harbour', 'COVER'),
  photo('cover-evening', 'COVER'),
  photo('cover-morning', 'COVER'),
] as const;

export const profilePhotos = [
  photo('profile-leaf', 'PROFILE'),
  photo('profile-wave', 'PROFILE'),
  photo('profile-peak', 'PROFILE'),
] as const;

export const ownersPhotos = [
  photo('exterior-green', 'EXTERIOR', 'Our front, freshly painted'),
  photo('interior-counter', 'INTERIOR', 'Come in, the counter is straight ahead'),
  photo('team-four', 'TEAMS', 'The weekday team'),
  photo('product-bottles', 'PRODUCT', 'Our own range'),
  photo('exterior-evening', 'EXTERIOR', 'Open late on Thursdays'),
  photo('at-work-bench', 'AT_WORK'),
  photo('food-plate', 'FOOD_AND_DRINK', 'Dish of the week'),
  photo('interior-lounge', 'INTERIOR', 'Take a seat while you wait'),
  photo('menu', 'MENU', 'What we serve today'),
  photo('product-parcels', 'PRODUCT', 'Gift wrapping is free'),
  photo('common-area', 'COMMON_AREA'),
  photo('team-three', 'TEAMS', 'The weekend team'),
  photo('interior-dark', 'INTERIOR'),
  photo('food-coffee', 'FOOD_AND_DRINK', 'Coffee by Marta'),
  photo('room', 'ROOMS', 'One of four guest rooms'),
  photo('at-work-studio', 'AT_WORK', 'Every piece is made here'),
  photo('product-jars', 'PRODUCT'),
  photo('exterior-blue', 'EXTERIOR'),
] as const;

export const customersPhotos = [
  photo('exterior-red', 'ADDITIONAL'),
  photo('food-coffee', 'ADDITIONAL'),
  photo('interior-counter', 'ADDITIONAL'),
  photo('food-plate', 'ADDITIONAL'),
  photo('exterior-blue', 'ADDITIONAL'),
  photo('cover-evening', 'ADDITIONAL'),
] as const;

export const customerNames = [
  'Maya R.',
  'Jonas Weber',
  'T. Okafor',
  'Ines Duarte',
  'Photo walks with Sam',
] as const;
