import type { Trade } from './trade.ts';

export const retailTrades: readonly Trade[] = [
  {
    id: 'bicycle-shop',
    primary: 'gcid:bicycle_store',
    additional: [
      'gcid:bicycle_repair_shop',
      'gcid:bicycle_rental_service',
      'gcid:sporting_goods_store',
    ],
    weeks: [
      ['09:00-18:00', '09:00-17:30', '10:00-16:00'],
      ['x', '10:00-18:00', '10:00-18:00', '10:00-19:00', '10:00-18:00', '09:30-17:00', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Cycle to work scheme', 'Learn-to-fix evening', 'Cargo bike test rides'],
    brands: ['{mark} Cycles', '{mark} Bikes'],
    independents: ['{surname} Cycles', '{district} Bike Works', '{surname} & {partner} Bicycles'],
    descriptions: [
      'City bikes, children’s bikes, gravel bikes and a workshop that can mend all of them. {name} builds wheels by hand, keeps loan bikes for regular commuters and turns most repairs around within two days. Test rides along the {district} greenway are free.',
      'A bicycle shop in {city} since {year}, run by people who ride to work in all weathers. We stock few brands and know them well, buy back outgrown children’s bikes and check your tyres for nothing.',
    ],
    german: {
      brands: ['{mark} Fahrräder', 'Radhaus {mark}'],
      independents: ['Fahrrad {surname}', 'Zweirad {surname} & {partner}', 'Radladen {district}'],
      descriptions: [
        'Verkauf, Werkstatt und Verleih in {city}-{district}: {name} führt Stadträder, Lastenräder und Kinderräder und repariert auch, was anderswo gekauft wurde. Kleine Arbeiten erledigen wir sofort, für den Rest gibt es ein Leihrad.',
      ],
    },
  },
  {
    id: 'florist',
    primary: 'gcid:florist',
    additional: ['gcid:flower_delivery', 'gcid:flower_designer', 'gcid:gift_shop'],
    weeks: [
      ['09:00-17:30', '09:00-17:00', 'x'],
      [
        'x',
        '10:00-18:00',
        '10:00-18:00',
        '10:00-18:00',
        '09:00-18:30',
        '09:00-17:00',
        '10:00-13:00',
      ],
    ],
    serviceArea: false,
    ownServices: ['Letterbox flowers', 'Wreath-making workshop', 'Dried flower bar'],
    brands: ['{mark} Flowers', '{mark} & Stem'],
    independents: ["{surname}'s Flowers", 'The {district} Flower Shop', '{surname} Florists'],
    descriptions: [
      'Seasonal flowers, tied loosely and wrapped in paper. {name} buys from growers around {city} from March to October and from Dutch auctions in winter, delivers the same day when you order by noon and plans weddings of every size.',
      'Bouquets, plants and funeral flowers from a small shop in {district}, open since {year}. Tell us who it is for and what you would like to spend; we will do the rest, and send you a picture before it leaves.',
    ],
    german: {
      brands: ['Blumen {mark}', '{mark} Floristik'],
      independents: ['Blumen {surname}', 'Blütenzauber {district}', 'Gärtnerei {surname}'],
      descriptions: [
        'Sträuße aus Blumen der Saison, Hochzeits- und Trauerfloristik sowie Pflanzen für Balkon und Büro. {name} liefert in ganz {city} noch am selben Tag, wenn bis 12 Uhr bestellt wird. Seit {year} in {district}.',
      ],
    },
  },
  {
    id: 'bookshop',
    primary: 'gcid:book_store',
    additional: [
      'gcid:childrens_book_store',
      'gcid:used_book_store',
      'gcid:stationery_store',
      'gcid:cafe',
    ],
    weeks: [
      ['09:30-18:00', '09:30-18:00', '11:00-17:00'],
      ['10:00-18:30', '10:00-17:00', 'x'],
    ],
    serviceArea: false,
    ownServices: ['School book orders', 'Signed first editions', 'Poetry evening'],
    brands: ['{mark} Books', '{mark} Bookshop'],
    independents: [
      "{surname}'s Books",
      '{surname} & {partner} Booksellers',
      'The {district} Bookshop',
    ],
    descriptions: [
      'Fiction, picture books, local history and a whole wall of poetry in the heart of {district}. {name} orders almost any book for the next day, runs three reading groups and has a bench in the window for anybody who wants to begin at once.',
      'An independent bookshop in {city} since {year}. Every book on the tables has been read by one of us. Authors come most Thursdays, tea is free, and children may sit on the floor.',
    ],
    german: {
      brands: ['Buchhandlung {mark}', '{mark} Bücher'],
      independents: [
        'Buchhandlung {surname}',
        'Bücherstube {district}',
        '{surname} & {partner} Buchhandlung',
      ],
      descriptions: [
        'Belletristik, Kinderbücher und Reiseführer, dazu Lesungen an jedem zweiten Donnerstag: Die {name} ist seit {year} ein Treffpunkt in {city}-{district}. Was abends bestellt wird, liegt am nächsten Morgen bereit.',
      ],
    },
  },
  {
    id: 'pet-shop',
    primary: 'gcid:pet_store',
    additional: ['gcid:pet_supply_store', 'gcid:pet_groomer', 'gcid:aquarium_shop'],
    weeks: [
      ['09:00-18:00', '09:00-18:00', '10:30-16:30'],
      ['09:00-17:30', '09:00-17:00', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Puppy hour', 'Harness fitting', 'Water testing'],
    brands: ['{mark} Pets', '{mark} Pet & Garden'],
    independents: ["{surname}'s Pet Shop", 'Paws of {district}', '{surname} Pets & Aquatics'],
    descriptions: [
      'Food, bedding, toys and sound advice for every animal that shares your home. {name} in {district} weighs dry food by the kilo, fits harnesses properly and runs a grooming room at the back. Tanks and hutches are delivered and put together across {city}.',
      'Looking after pets and their people in {city} since {year}. We do not sell puppies or kittens, but we know the rescue centres well and are glad to put you in touch.',
    ],
  },
  {
    id: 'dry-cleaner',
    primary: 'gcid:dry_cleaner',
    additional: [
      'gcid:laundry_service',
      'gcid:clothing_alteration_service',
      'gcid:shoe_repair_shop',
    ],
    weeks: [
      ['08:00-18:00', '09:00-16:00', 'x'],
      ['07:30-19:00', '08:30-17:00', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Same-day shirts', 'Leather and suede', 'Zip replacement'],
    brands: ['{mark} Dry Cleaners', '{mark} Laundry & Press'],
    independents: [
      '{surname} Dry Cleaners',
      '{district} Valet',
      '{surname} & {partner} Fine Cleaning',
    ],
    descriptions: [
      'Shirts by tonight, suits by tomorrow, wedding dresses with all the time they need. {name} cleans on the premises in {district}, repairs hems and zips in its own sewing room and returns hangers to the rail for reuse.',
      'Careful cleaning and alterations in {city} since {year}. Leave your bag in the locker on your way to work and collect it on the way home.',
    ],
  },
];
