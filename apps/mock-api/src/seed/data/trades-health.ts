import type { Trade } from './trade.ts';

export const healthTrades: readonly Trade[] = [
  {
    id: 'dentist',
    primary: 'gcid:dentist',
    additional: [
      'gcid:dental_clinic',
      'gcid:cosmetic_dentist',
      'gcid:emergency_dental_service',
      'gcid:orthodontist',
    ],
    weeks: [
      ['08:30-17:30', '09:00-13:00', 'x'],
      ['09:00-13:00, 14:00-17:30', 'x', 'x'],
      [
        '08:00-18:00',
        '08:00-19:00',
        '08:00-18:00',
        '08:00-19:00',
        '08:00-16:00',
        '09:00-14:00',
        'x',
      ],
    ],
    serviceArea: false,
    ownServices: [
      'Nervous patient clinic',
      'Mouthguards for contact sports',
      'Hygienist without referral',
    ],
    brands: ['{mark} Dental', '{mark} Dental Care', '{mark} Smile Studio'],
    independents: [
      '{surname} Dental Practice',
      '{surname} & {partner} Dental Surgery',
      '{district} Dental Rooms',
    ],
    descriptions: [
      '{name} is a family dental practice in {district}, {city}. We see new patients most weeks, keep two emergency slots free every morning and explain every option and its cost before we begin. Our hygienists can be booked directly, and there is step-free access to all ground-floor surgeries. Evening appointments are available on two days a week.',
      'Gentle, unhurried dentistry in {city} since {year}. From first check-ups to implants and clear aligners, the same team looks after you from start to finish. Children are welcome from the day the first tooth appears, and anxious patients can ask for a longer first visit with nothing but a conversation.',
      'Check-ups, fillings, crowns, whitening and straightening under one roof in {district}. {name} has four surgeries, its own small laboratory and a quiet waiting room with a view of the street. Payment can be spread at no extra cost, and members of our plan are seen within one working day when something hurts.',
    ],
    german: {
      brands: ['Zahnarztpraxis {mark}', '{mark} Zahnmedizin'],
      independents: [
        'Zahnarztpraxis Dr. {surname}',
        'Dres. {surname} & {partner} – Zahnärzte',
        'Zahnärzte {district}',
      ],
      descriptions: [
        'Die Praxis {name} in {city}-{district} begleitet Familien seit {year}: Vorsorge, Prophylaxe, Füllungen, Kronen und Implantate aus einer Hand. Wir nehmen uns Zeit für Angstpatienten, halten täglich Termine für Schmerzfälle frei und besprechen jede Behandlung vorab in Ruhe. Alle Räume sind stufenlos erreichbar.',
      ],
    },
  },
  {
    id: 'vet',
    primary: 'gcid:veterinarian',
    additional: ['gcid:animal_hospital', 'gcid:emergency_veterinarian_service', 'gcid:pet_store'],
    weeks: [
      ['08:30-19:00', '09:00-17:00', 'x'],
      ['08:00-12:30, 14:00-18:30', '09:00-12:00', 'x'],
      ['00:00-24:00', '00:00-24:00', '00:00-24:00'],
    ],
    serviceArea: false,
    ownServices: ['Rabbit health plan', 'Weight clinic', 'Pet passport advice'],
    brands: ['{mark} Vets', '{mark} Veterinary Group'],
    independents: [
      '{surname} Veterinary Surgery',
      '{district} Vets',
      '{surname} & {partner} Veterinary Surgeons',
    ],
    descriptions: [
      '{name} cares for cats, dogs, rabbits and smaller companions from {district} and the rest of {city}. Cats have their own waiting room and consulting room, our nurses run free weight and puppy clinics, and blood results from the in-house laboratory are usually back the same day. We tell you what a treatment will cost before we start.',
      'Independent veterinary surgeons in {city} since {year}. Vaccinations, dentistry, digital X-ray and keyhole surgery are done on site, with a vet on call for registered patients through the night. Please ring ahead in an emergency so that we can be ready at the door.',
    ],
  },
  {
    id: 'physiotherapist',
    primary: 'gcid:physiotherapist',
    additional: [
      'gcid:physical_therapy_clinic',
      'gcid:sports_massage_therapist',
      'gcid:sports_medicine_clinic',
    ],
    weeks: [
      ['07:30-20:00', '08:00-13:00', 'x'],
      ['08:00-19:00', '08:00-19:00', '12:00-20:00', '08:00-19:00', '08:00-15:00', 'x', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Running gait analysis', 'Desk assessment', 'Vestibular rehabilitation'],
    brands: ['{mark} Physio', '{mark} Physiotherapy & Sports Injury'],
    independents: [
      '{surname} Physiotherapy',
      '{district} Physio Clinic',
      '{city} Back & Sports Clinic',
    ],
    descriptions: [
      'Chartered physiotherapists in {district}, {city}. Every first appointment lasts 45 minutes: we listen, examine, treat and send you home with a plan that fits into your week. {name} treats back and neck pain, sports injuries and recovery after surgery, and works with most health insurers.',
      'From office shoulders to marathon knees, {name} has been getting {city} moving again since {year}. Our clinic has a small gym, private treatment rooms and evening appointments until late. No referral is needed, and we will tell you honestly when another specialist is the better choice.',
    ],
    german: {
      brands: ['Physiotherapie {mark}', '{mark} Physio & Training'],
      independents: [
        'Physiotherapie {surname}',
        'Praxis für Krankengymnastik {surname}',
        'Physio {district}',
      ],
      descriptions: [
        'Krankengymnastik, manuelle Therapie, Lymphdrainage und Training an Geräten mitten in {district}. Das Team von {name} behandelt auf Rezept und privat, auf Wunsch auch zu Hause. Termine vergeben wir meist innerhalb einer Woche, Parkplätze liegen im Hof.',
      ],
    },
  },
  {
    id: 'pharmacy',
    primary: 'gcid:pharmacy',
    additional: [
      'gcid:health_and_beauty_shop',
      'gcid:travel_clinic',
      'gcid:passport_photo_processor',
    ],
    weeks: [
      ['08:30-18:30', '09:00-17:00', 'x'],
      ['09:00-18:00', '09:00-13:00', 'x'],
      ['08:00-22:00', '08:00-22:00', '10:00-18:00'],
    ],
    serviceArea: false,
    ownServices: ['Ear wax removal', 'Medicine trays', 'Stop smoking support'],
    brands: ['{mark} Pharmacy', '{mark} Chemists'],
    independents: ['{surname} Pharmacy', '{surname} Chemist', '{district} Pharmacy'],
    descriptions: [
      'Your neighbourhood pharmacy in {district}. {name} dispenses prescriptions while you wait, delivers to homes across {city} on weekday afternoons and offers flu, travel and shingles vaccinations without an appointment. A pharmacist is always on hand in the private consulting room for a confidential word.',
      '{name} has looked after {city} since {year}. Collect repeat prescriptions from the locker at any hour, have your blood pressure checked for free, or ask us about minor illnesses before you wait for a doctor. We also fill weekly medicine trays for people who take several tablets a day.',
    ],
    german: {
      brands: ['{mark}-Apotheke'],
      independents: ['{surname}sche Apotheke', 'Apotheke {district}', 'Löwen-Apotheke {district}'],
      descriptions: [
        'Die {name} berät Sie in {city}-{district} zu Arzneimitteln, Reiseimpfungen und Hautpflege. Rezepte nehmen wir auch digital entgegen, und was mittags bestellt wird, bringt unser Bote am selben Abend nach Hause. Blutdruck messen wir kostenlos und ohne Termin.',
      ],
    },
  },
  {
    id: 'optician',
    primary: 'gcid:optician',
    additional: [
      'gcid:optometrist',
      'gcid:contact_lenses_supplier',
      'gcid:sunglasses_store',
      'gcid:eye_care_center',
    ],
    weeks: [
      ['09:00-17:30', '09:00-17:00', 'x'],
      [
        '09:30-18:00',
        '09:30-18:00',
        '09:30-18:00',
        '09:30-20:00',
        '09:30-18:00',
        '10:00-16:00',
        '11:00-16:00',
      ],
    ],
    serviceArea: false,
    ownServices: [
      'Myopia management for children',
      'Safety eyewear',
      'Frame adjustment while you wait',
    ],
    brands: ['{mark} Opticians', '{mark} Eyewear', '{mark} Eye Care'],
    independents: [
      '{surname} Opticians',
      '{surname} & {partner} Opticians',
      'The {district} Eye Room',
    ],
    descriptions: [
      '{name} brings thorough eye tests and hand-picked frames to {district}, {city}. We photograph the back of the eye at every visit, so that small changes are noticed early, and our workshop glazes most lenses within three days. Adjustments and small repairs are free, wherever you bought your glasses.',
      'Independent opticians in {city} since {year}: unhurried appointments, frames from small European makers and contact lens fittings for children and adults. We see urgent eye problems on the same day whenever we can.',
    ],
  },
];
