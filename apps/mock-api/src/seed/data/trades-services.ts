import type { Trade } from './trade.ts';

export const serviceTrades: readonly Trade[] = [
  {
    id: 'hair-salon',
    primary: 'gcid:hair_salon',
    additional: [
      'gcid:beauty_salon',
      'gcid:barber_shop',
      'gcid:nail_salon',
      'gcid:hair_extension_technician',
    ],
    weeks: [
      ['x', '09:00-18:00', '09:00-20:00', '09:00-20:00', '09:00-18:00', '08:30-16:00', 'x'],
      ['09:00-19:00', '09:00-17:00', '10:00-16:00'],
    ],
    serviceArea: false,
    ownServices: ['Fringe trim between cuts', 'Curly cut', 'Colour correction'],
    brands: ['{mark} Hair', '{mark} Hairdressing', 'Salon {mark}'],
    independents: ['{surname} Hair', "{surname}'s Salon", 'The {district} Cutting Room'],
    descriptions: [
      'Cuts, colour and good conversation in {district}, or silence if you prefer it: just say so when you book. {name} starts every visit with a consultation, uses vegan colour and gives its hair clippings to a charity that cleans rivers around {city}.',
      'Hairdressers in {city} since {year}. Seven chairs, late evenings twice a week and a price list that is the same for everybody with the same length of hair. Children’s first cuts come with a photograph.',
    ],
    german: {
      brands: ['Friseur {mark}', 'Haarwerk {mark}'],
      independents: [
        'Friseursalon {surname}',
        'Haarschneiderei {district}',
        'Salon Müller & {surname}',
      ],
      descriptions: [
        'Schnitt, Farbe und Pflege in {city}-{district}, mit und ohne Termin. {name} berät vor jedem Besuch in Ruhe, arbeitet mit pflanzlichen Farben und hat zweimal in der Woche bis 20 Uhr geöffnet.',
      ],
    },
  },
  {
    id: 'solicitor',
    primary: 'gcid:law_firm',
    additional: [
      'gcid:family_law_attorney',
      'gcid:estate_planning_attorney',
      'gcid:real_estate_attorney',
      'gcid:employment_attorney',
    ],
    weeks: [
      ['09:00-17:30', 'x', 'x'],
      ['09:00-13:00, 14:00-17:00', 'x', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Fixed-fee first meeting', 'Lasting powers of attorney', 'Home visits for wills'],
    brands: ['{mark} Law', '{mark} Legal'],
    independents: [
      '{surname} & {partner} LLP',
      '{surname} Solicitors',
      '{surname}, {partner} & Co',
    ],
    descriptions: [
      'Plain advice on homes, families, work and wills from an office in {district}, {city}. {name} agrees fees in writing before the work begins, answers e-mails within one working day and offers a first meeting at a fixed price.',
      'A firm of twelve lawyers in {city} since {year}. We act for people and for small companies, settle where settling is better and go to court where it is not. Meetings in person, by video or at your kitchen table.',
    ],
  },
  {
    id: 'estate-agent',
    primary: 'gcid:real_estate_agency',
    additional: [
      'gcid:real_estate_rental_agency',
      'gcid:property_management_company',
      'gcid:real_estate_appraiser',
    ],
    weeks: [
      ['09:00-18:00', '09:00-16:00', 'x'],
      ['09:00-17:30', '10:00-15:00', '11:00-14:00'],
    ],
    serviceArea: false,
    ownServices: ['Accompanied viewings', 'Drone photography', 'Rent guarantee'],
    brands: ['{mark} Homes', '{mark} Estates', '{mark} & Lane'],
    independents: [
      '{surname} Estate Agents',
      '{surname} & {partner} Property',
      '{district} Residential',
    ],
    descriptions: [
      'Sales, lettings and honest valuations in {district} and the streets around it. {name} accompanies every viewing, publishes floor plans to the centimetre and reports to sellers each Friday. Landlords can choose full management or tenant-find only.',
      'Finding homes in {city} since {year}. Our negotiators live here, are paid by customer satisfaction as well as by sales, and will tell you when it is better to wait until spring.',
    ],
  },
  {
    id: 'accountant',
    primary: 'gcid:accountant',
    additional: [
      'gcid:bookkeeping_service',
      'gcid:tax_preparation_service',
      'gcid:payroll_service',
      'gcid:accounting_firm',
    ],
    weeks: [
      ['09:00-17:00', 'x', 'x'],
      ['08:30-17:30', '08:30-17:30', '08:30-17:30', '08:30-17:30', '08:30-16:00', 'x', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Rental income returns', 'Cash flow forecast', 'Charity independent examination'],
    brands: ['{mark} Accounting', '{mark} Tax & Advisory'],
    independents: [
      '{surname} & Co Accountants',
      '{surname} {partner} Chartered Accountants',
      '{district} Bookkeeping',
    ],
    descriptions: [
      'Accounts, tax and payroll for sole traders and small companies in {city}. {name} works at a fixed monthly fee, reminds you before deadlines and explains figures in words. New businesses get their first hour for nothing.',
      'Chartered accountants in {district} since {year}. We look after cafés, builders, dentists and artists, and we visit at least once a year, because books say less than a walk through the shop.',
    ],
  },
  {
    id: 'nursery',
    primary: 'gcid:preschool',
    additional: ['gcid:day_care_center', 'gcid:kindergarten', 'gcid:child_care_agency'],
    weeks: [
      ['07:30-18:00', 'x', 'x'],
      ['08:00-18:30', 'x', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Forest mornings', 'Settling-in week', 'Baby room from six months'],
    brands: ['{mark} Day Nursery', '{mark} Nurseries', 'Little {mark}'],
    independents: ['{district} Day Nursery', '{surname} House Nursery', 'Little Acorns {district}'],
    descriptions: [
      'A day nursery for children from six months to five years in {district}, {city}. {name} has a large garden, a cook who makes every meal on site and one key person for each child. Settling in takes as long as it takes.',
      'Play, mud and stories since {year}. Our team in {city} is small and stays with us for years; two thirds of the staff are qualified teachers. Funded places are available, and visits are possible on any weekday morning.',
    ],
  },
  {
    id: 'gym',
    primary: 'gcid:gym',
    additional: [
      'gcid:fitness_center',
      'gcid:personal_trainer',
      'gcid:yoga_studio',
      'gcid:boxing_gym',
    ],
    weeks: [
      ['06:00-22:00', '08:00-20:00', '08:00-18:00'],
      ['00:00-24:00', '00:00-24:00', '00:00-24:00'],
    ],
    serviceArea: false,
    ownServices: ['Beginner strength course', 'Seniors’ morning class', 'Corporate membership'],
    brands: ['{mark} Fitness', '{mark} Gym', '{mark} Strength & Movement'],
    independents: ['{district} Gym', '{surname} Strength Club', '{city} Barbell'],
    descriptions: [
      'Free weights, machines, forty classes a week and no joining fee. {name} in {district} gives every new member two sessions with a coach, keeps the music at a level where you can talk and shows how busy it is before you leave home.',
      'Strong is for everyone: a friendly gym in {city} since {year}, with a women-only hour each morning, a course for absolute beginners and memberships that can be stopped from one month to the next.',
    ],
  },
  {
    id: 'hotel',
    primary: 'gcid:hotel',
    additional: ['gcid:wedding_venue', 'gcid:conference_center', 'gcid:restaurant'],
    weeks: [['00:00-24:00', '00:00-24:00', '00:00-24:00']],
    serviceArea: false,
    ownServices: ['Late check-out', 'Bicycle loan'],
    brands: ['{mark} Hotel', 'The {mark} Inn', '{mark} House Hotel'],
    independents: ['The {surname} Hotel', 'Hotel {district}', 'The {district} Arms Hotel'],
    // The provider writes the description of lodging itself, and owners cannot edit it.
    descriptions: [],
    german: {
      brands: ['Hotel {mark}'],
      independents: ['Hotel {surname}', 'Pension {surname}', 'Hotel {district}'],
      descriptions: [],
    },
  },
];
