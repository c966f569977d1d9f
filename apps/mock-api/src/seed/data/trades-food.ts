import type { Trade } from './trade.ts';

export const foodTrades: readonly Trade[] = [
  {
    id: 'cafe',
    primary: 'gcid:cafe',
    additional: [
      'gcid:coffee_shop',
      'gcid:brunch_restaurant',
      'gcid:sandwich_shop',
      'gcid:cake_shop',
    ],
    weeks: [
      ['07:30-16:30', '08:30-16:30', '09:00-15:30'],
      ['08:00-17:00', '09:00-17:00', '09:00-17:00'],
      [
        'x',
        '08:00-16:00',
        '08:00-16:00',
        '08:00-16:00',
        '08:00-16:00',
        '08:30-16:30',
        '09:00-14:00',
      ],
    ],
    serviceArea: false,
    ownServices: ['Cake of the week', 'Office breakfast trays', 'Coffee tasting evenings'],
    brands: ['{mark} Coffee', 'Café {mark}', '{mark} Coffee House'],
    independents: [
      "{surname}'s",
      'Café {surname}',
      'The {district} Pantry',
      "Nan {surname}'s Kitchen",
    ],
    descriptions: [
      '{name} is a neighbourhood café in {district}, {city}, with coffee roasted ten minutes away and a short, seasonal menu cooked from scratch. Breakfast runs until eleven, lunch until we sell out, and the cakes on the counter come out of our own oven. Dogs and laptops are welcome before noon.',
      'Good coffee, warm bread and a table by the window. We opened in {district} in {year} and still bake every morning at five. There is a quiet room upstairs, high chairs by the door and oat milk at no extra cost.',
      'Flat whites, toasties and tray bakes for {district}. {name} works with two small roasters and changes the filter coffee every Monday. Come early for the cinnamon buns; there are never quite enough.',
    ],
    german: {
      brands: ['Café {mark}', '{mark} Kaffeehaus'],
      independents: ['Café {surname}', 'Kaffeestube {district}', 'Café zum grünen Löffel'],
      descriptions: [
        'Frühstück bis zum Mittag, selbst gebackener Kuchen und Kaffee aus einer kleinen Rösterei in {city}: Im {name} in {district} sitzt man gern auch etwas länger. Im Sommer stehen Tische unter den Linden, im Winter brennt der Ofen. Kinder und Hunde sind willkommen.',
      ],
    },
  },
  {
    id: 'bakery',
    primary: 'gcid:bakery',
    additional: ['gcid:cake_shop', 'gcid:patisserie', 'gcid:wedding_bakery', 'gcid:coffee_shop'],
    weeks: [
      ['07:00-17:00', '07:00-16:00', 'x'],
      ['06:30-18:30', '06:30-14:00', '08:00-11:00'],
      [
        'x',
        '07:30-15:00',
        '07:30-15:00',
        '07:30-15:00',
        '07:30-15:00',
        '08:00-15:00',
        '08:00-13:00',
      ],
    ],
    serviceArea: false,
    ownServices: ['Weekly bread subscription', 'Sourdough workshop', 'Wholesale for cafés'],
    brands: ['{mark} Bakery', '{mark} Bakehouse', '{mark} Bread'],
    independents: ["{surname}'s Bakery", '{surname} & Daughters Bakers', 'The {district} Loaf'],
    descriptions: [
      'Slow-fermented sourdough, buttery pastries and honest sandwich loaves, baked through the night in {district}. {name} mills part of its flour on site and gives what is left at closing time to a food bank in {city}. Order celebration cakes three days ahead.',
      'A family bakery in {city} since {year}. The ovens are older than most of our customers, and the recipe for the split tin has never changed. Doors open early; the cheese scones rarely see noon.',
    ],
    german: {
      brands: ['Bäckerei {mark}', '{mark} Backstube'],
      independents: ['Bäckerei {surname}', 'Backhaus {surname}', 'Feinbäckerei {surname} & Söhne'],
      descriptions: [
        'Brot mit langer Teigführung, Brötchen aus eigener Backstube und Kuchen vom Blech: Die {name} backt seit {year} in {city}. Das Mehl kommt aus einer Mühle in der Region, Zusatzstoffe bleiben draußen. Vorbestellungen nehmen wir bis 16 Uhr für den nächsten Morgen an.',
      ],
    },
  },
  {
    id: 'restaurant',
    primary: 'gcid:restaurant',
    additional: [
      'gcid:british_restaurant',
      'gcid:family_restaurant',
      'gcid:brunch_restaurant',
      'gcid:caterer',
    ],
    weeks: [
      ['12:00-15:00, 18:00-22:00', '12:00-22:30', '12:00-20:00'],
      ['x', 'x', '17:30-22:00', '17:30-22:00', '17:30-23:00', '12:00-23:00', '12:00-17:00'],
      ['11:30-22:00', '11:30-23:00', '11:30-21:00'],
    ],
    serviceArea: false,
    ownServices: ['Tasting menu', 'Wine pairing dinner', 'Wedding suppers'],
    brands: ['{mark} Kitchen', 'The {mark} Table', '{mark} Grill'],
    independents: [
      "{surname}'s Restaurant",
      'The {surname} Arms Kitchen',
      'Trattoria {surname}',
      'Table in {district}',
    ],
    descriptions: [
      'A relaxed dining room in {district}, {city}, with a short menu that follows the market. Most plates are made for sharing, the bread is ours, and there is always something good for vegetarians and vegans. {name} keeps a third of its tables for guests who simply walk in.',
      '{name} has cooked over wood and charcoal since {year}. Fish comes from day boats, vegetables from two growers near {city}, and the wine list stays under forty bottles so that we know every one of them. The private room upstairs seats eighteen.',
    ],
    german: {
      brands: ['{mark} – Küche & Bar', 'Gasthaus {mark}'],
      independents: ['Gasthaus {surname}', 'Restaurant {surname}', 'Zum Löwen {district}'],
      descriptions: [
        'Regionale Küche ohne Schnörkel in {city}-{district}: Im {name} wechselt die Karte alle zwei Wochen, Klassiker wie Schmorbraten und Käsespätzle bleiben. Der Garten hat achtzig Plätze, für Familienfeiern gibt es einen eigenen Raum. Seit {year} in Familienhand.',
      ],
    },
  },
  {
    id: 'sushi',
    primary: 'gcid:sushi_restaurant',
    additional: ['gcid:japanese_restaurant', 'gcid:asian_restaurant', 'gcid:delivery_restaurant'],
    weeks: [
      ['12:00-14:30, 17:30-22:00', '12:00-22:30', '17:00-21:30'],
      ['11:30-21:30', '11:30-22:00', 'x'],
    ],
    serviceArea: false,
    ownServices: ['Chef’s counter', 'Bento for offices', 'Sushi rolling class'],
    brands: ['{mark} Sushi', 'Sushi {mark}'],
    independents: ['{surname} Sushi House', 'Sushi {district}', 'Umi Kitchen {city}'],
    otherScripts: [
      '鮨 春海 Harumi Sushi',
      '寿司処 松 Matsu',
      '上海小館 Shanghai House',
      '四季居酒屋 Shiki Izakaya',
      '서울식당 Seoul Kitchen',
    ],
    descriptions: [
      'Nigiri made to order at a twelve-seat counter in {district}, and a larger dining room behind it for everything else. {name} buys fish every morning and writes the specials on the wall. Bento boxes can be collected at lunch; the omakase menu needs a reservation.',
      'Fresh sushi, donburi and hot noodles in the middle of {city}. Our chefs have rolled for the neighbourhood since {year}, and half of the menu is vegetarian. Platters for parties are ready within two hours.',
    ],
  },
  {
    id: 'bar',
    primary: 'gcid:bar',
    additional: ['gcid:cocktail_bar', 'gcid:pub', 'gcid:live_music_bar', 'gcid:wine_bar'],
    weeks: [
      [
        '16:00-23:00',
        '16:00-23:00',
        '16:00-23:00',
        '16:00-00:00',
        '16:00-02:00',
        '14:00-02:00',
        '14:00-22:30',
      ],
      ['x', '17:00-00:00', '17:00-00:00', '17:00-01:00', '17:00-03:00', '17:00-03:00', 'x'],
      ['12:00-23:00', '12:00-01:00', '12:00-22:30'],
    ],
    serviceArea: false,
    ownServices: ['Quiz on Tuesdays', 'Cocktail class', 'Open mic night'],
    brands: ['The {mark} Bar', '{mark} Taproom', '{mark} & Tonic'],
    independents: [
      'The {surname} Arms',
      "{surname}'s Bar",
      'The Lamp & {surname}',
      'Bar {district}',
    ],
    descriptions: [
      'Sixteen taps, a short cocktail list and a fire in winter. {name} pours beer from breweries within an hour of {city}, hosts a quiz every Tuesday and live music on the last Friday of the month. The kitchen serves small plates until ten; the back room can be hired without a fee on weeknights.',
      'A late bar in {district} with good records, proper ice and no reservations. Open past midnight at weekends since {year}. If you do not drink, ask for the other list: it is just as long.',
    ],
  },
];
