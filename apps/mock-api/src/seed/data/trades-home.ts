import type { Trade } from './trade.ts';

export const homeTrades: readonly Trade[] = [
  {
    id: 'locksmith',
    primary: 'gcid:locksmith',
    additional: [
      'gcid:emergency_locksmith_service',
      'gcid:key_duplication_service',
      'gcid:security_system_supplier',
    ],
    weeks: [
      ['00:00-24:00', '00:00-24:00', '00:00-24:00'],
      ['07:00-22:00', '08:00-22:00', '09:00-20:00'],
    ],
    serviceArea: true,
    ownServices: ['UPVC door mechanisms', 'Landlord lock changes', 'Burglary repairs'],
    brands: ['{mark} Locksmiths', '{mark} Lock & Key'],
    independents: ['{surname} Locksmiths', '{city} Lock Rescue', '{surname} & Son Lock & Safe'],
    descriptions: [
      'Locked out in {city}? {name} is usually with you within forty minutes, day or night, and opens most doors without damage. We fit, repair and rekey all common locks, carry spare cylinders on every van and give a fixed price before we travel. Every locksmith carries identification and is background-checked.',
      'Local locksmiths serving {city} and the towns around it since {year}. Lockouts, lost keys, lock upgrades for insurance and repairs after a break-in. No call-out charge, no weekend surprise: the price agreed beforehand is the price you pay.',
    ],
  },
  {
    id: 'plumber',
    primary: 'gcid:plumber',
    additional: [
      'gcid:heating_contractor',
      'gcid:drainage_service',
      'gcid:bathroom_remodeler',
      'gcid:gas_engineer',
    ],
    weeks: [
      ['07:30-18:00', '08:00-13:00', 'x'],
      ['08:00-17:00', 'x', 'x'],
      ['00:00-24:00', '00:00-24:00', '00:00-24:00'],
    ],
    serviceArea: true,
    ownServices: ['Annual boiler service', 'Outside tap fitting', 'Underfloor heating'],
    brands: ['{mark} Plumbing & Heating', '{mark} Plumbers'],
    independents: [
      '{surname} Plumbing & Heating',
      '{surname} & Sons Plumbers',
      '{city} Drain Doctors',
    ],
    descriptions: [
      '{name} keeps water where it belongs in homes across {city}. Leaking taps, blocked drains, boilers, bathrooms: our plumbers arrive within a two-hour window, protect your floors and leave the place as they found it. All work carries a twelve-month guarantee.',
      'Plumbing and heating engineers in {city} since {year}. We repair before we replace, quote in writing and send you a text with the name of the engineer on the way. Emergencies are answered around the clock by a person, not a recording.',
    ],
  },
  {
    id: 'electrician',
    primary: 'gcid:electrician',
    additional: [
      'gcid:electrical_installation_service',
      'gcid:solar_energy_contractor',
      'gcid:home_automation_company',
    ],
    weeks: [
      ['08:00-17:30', '09:00-13:00', 'x'],
      ['07:00-19:00', '08:00-16:00', 'x'],
    ],
    serviceArea: true,
    ownServices: ['Landlord safety certificate', 'Garden lighting', 'Smoke alarm fitting'],
    brands: ['{mark} Electrical', '{mark} Electricians'],
    independents: [
      '{surname} Electrical',
      '{surname} & {partner} Electrical Contractors',
      'Bright Spark {city}',
    ],
    descriptions: [
      'Registered electricians for homes and small businesses in {city}. {name} rewires houses, fits car chargers and fuse boxes, tests rented homes and finds the fault that nobody else could. Certificates arrive by e-mail on the same day.',
      'Tidy, punctual and insured: {name} has worked in {city} since {year}. We plan the job with you, lift and replace floorboards ourselves and explain what is urgent and what can wait until next year.',
    ],
  },
  {
    id: 'garden-centre',
    primary: 'gcid:garden_center',
    additional: [
      'gcid:plant_nursery',
      'gcid:garden_furniture_store',
      'gcid:gift_shop',
      'gcid:cafe',
      'gcid:pet_supply_store',
    ],
    weeks: [
      ['09:00-18:00', '09:00-18:00', '10:30-16:30'],
      ['08:30-17:30', '08:30-17:30', '10:00-16:00'],
    ],
    serviceArea: false,
    ownServices: [
      'Bring-your-own-pot planting',
      'Grow-your-own workshop',
      'Hedge plants by the metre',
    ],
    brands: ['{mark} Garden Centre', '{mark} Gardens', '{mark} Plants & Home'],
    independents: [
      '{surname} Nurseries',
      '{surname} & Daughters Garden Centre',
      '{district} Garden Centre',
    ],
    descriptions: [
      'Four acres of plants on the edge of {city}: trees and hedging, bedding and bulbs, houseplants and everything to keep them alive. {name} grows a third of its stock in its own nursery, and the people at the desk are gardeners first. The restaurant serves breakfast and lunch every day.',
      'A family-run garden centre in {city} since {year}. Bring a leaf, a photograph or a muddy boot and we will help you find out what is wrong. Delivery is free for orders that do not fit in a car.',
    ],
  },
  {
    id: 'tool-hire',
    primary: 'gcid:tool_rental_service',
    additional: [
      'gcid:equipment_rental_agency',
      'gcid:plant_and_machinery_hire',
      'gcid:tool_repair_shop',
      'gcid:tool_store',
    ],
    weeks: [
      ['07:30-17:00', '08:00-12:00', 'x'],
      ['07:00-17:30', '07:30-13:00', '08:00-12:00'],
    ],
    serviceArea: false,
    ownServices: ['Floor sander with dust bag', 'Dehumidifiers by the week', 'Chainsaw sharpening'],
    brands: ['{mark} Tool Hire', '{mark} Hire Centre'],
    independents: ['{surname} Tool Hire', '{surname} Plant & Tool Hire', '{district} Hire Shop'],
    descriptions: [
      'Diggers, drills, dehumidifiers and decking sanders for trade and weekend projects in {city}. {name} services every machine between hires, shows you how to use it before you leave and delivers to site from seven in the morning. Weekend rates start on Friday at noon.',
      'Tool and plant hire in {district} since {year}. Open accounts for builders, no deposit for regulars, and a repair bench where we mend what others throw away.',
    ],
  },
  {
    id: 'car-repair',
    primary: 'gcid:auto_repair_shop',
    additional: [
      'gcid:tire_shop',
      'gcid:brake_shop',
      'gcid:vehicle_inspection',
      'gcid:mechanic',
      'gcid:oil_change_service',
    ],
    weeks: [
      ['08:00-17:30', '08:30-12:30', 'x'],
      ['07:30-12:30, 13:30-17:30', 'x', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Classic car inspection', 'Courtesy bicycle', 'Winter tyre storage'],
    brands: ['{mark} Autos', '{mark} Garage', '{mark} Motor Works'],
    independents: ['{surname} Motors', '{surname} & Sons Garage', '{district} Auto Repairs'],
    descriptions: [
      'Servicing, tyres, brakes and diagnostics for all makes in {district}, {city}. {name} sends photographs of worn parts before anything is replaced and keeps the old ones for you to see. Courtesy cars are free when booked ahead.',
      'An independent garage in {city} since {year}. Six ramps, two hybrid-trained technicians and a kettle that is always on. We book honestly: if the car will not be ready today, we say so in the morning.',
    ],
  },
];
