/** The words chains are named after. */
export const marks: readonly string[] = [
  'Harbour Street', 'Linden', 'Copperfield', 'Northgate', 'Kingfisher', 'Blue Door', 'Marlowe', 'Foxglove', 'Old Mill',
  'Brightwell', 'Saltmarsh', 'Thornbury', 'Ferndale', 'Juniper', 'Wren & Finch', 'Larkspur', 'Millbrook', 'Ashcombe',
  'Silver Birch', 'Red Kite', 'Holloway', 'Pemberton', 'Whitestone', 'Fairwater', 'Greenhill', 'Oakhurst', 'St Aubyn’s',
  'Bellweather', 'Amber & Oak', 'Lanternlight', 'Queensway', 'Tidewater', 'Rookwood', 'Hazelmere', 'Peregrine',
  'Sparrow', 'Meadowlark', 'Ironbridge', 'Cobblestone', 'Evergreen', 'Summit', 'Clearbrook', 'Westhaven', 'Driftwood',
  'Nightingale', 'Canterbrook', 'Halcyon', 'Winterbourne', 'Sable & Stone', 'Elderflower', 'Rivermead', 'Cedar Row',
  'Goldcrest', 'Moorland', 'Seven Wells', 'Puffin', 'Applegarth', 'Stonebridge', 'Heron Quay', 'Maplewood',
];

export const germanMarks: readonly string[] = [
  'Sonnenhof', 'Nordlicht', 'Goldammer', 'Altstadt', 'Lindenhof', 'Mühlbach', 'Kranich', 'Morgenröte', 'Eichengrund',
  'Hafenkante', 'Schlüsselblume', 'Drosselgarten', 'Elbblick', 'Grünspan', 'Kastanie', 'Rosenthal', 'Blaubär', 'Weißdorn',
];

/** Surnames that text handling likes to get wrong. */
export const trickySurnames: readonly string[] = [
  "O'Connell", "D'Souza", 'Ní Bhriain', 'Nuñez', 'Brontë', 'Łukasiewicz', 'Müller-Böhm', 'Nguyễn', "O'Dowd", 'Åkerström',
  'Fitz-Gerald', 'Đorđević', 'Żak', 'Lefèvre', 'Māhuika', 'Şahin',
];
