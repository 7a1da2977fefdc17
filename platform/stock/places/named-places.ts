/** A place that flowers are sent to by its name, not its street. */
export interface NamedPlace {
  /** What Google calls its kind, the first its main one. */
  types: readonly [string, ...string[]];
  name: string;
  street: string;
  zip: string;
}

const place = (
  type: string,
  name: string,
  street: string,
  zip: string,
  ...more: string[]
): NamedPlace => ({
  types: [type, ...more, 'point_of_interest', 'establishment'],
  name,
  street,
  zip,
});

/** Hospitals, chapels, churches, cemeteries and schools of the region; none of them exists. */
export const namedPlaces: readonly NamedPlace[] = [
  place('hospital', 'Lakes General Hospital', '815 Park Ave', '55404'),
  place('hospital', 'Riverbend Children’s Hospital', '2450 River Rd', '55454'),
  place('hospital', 'Saint Brigid’s Medical Center', '640 Jefferson St', '55102'),
  place('hospital', 'Southdale Fields Hospital', '6400 France Ave', '55435'),
  place('funeral_home', 'Birch & Sons Funeral Home', '3131 Minnehaha Pkwy', '55406'),
  place('funeral_home', 'Quiet Water Funeral Chapel', '1610 Highland Pkwy', '55116'),
  place('funeral_home', 'Prairie Rest Funeral Home', '5000 Penn Ave', '55419'),
  place('church', 'Church of the Good Gardener', '519 Oak St', '55414'),
  place('church', 'Our Lady of the Lakes Church', '4800 Garden Ln', '55424'),
  place('cemetery', 'Linden Hill Cemetery', '3600 Hennepin Ave', '55408'),
  place('cemetery', 'Oakmound Cemetery', '753 Front Ave', '55103'),
  place('primary_school', 'Orchard Road Elementary School', '1320 Orchard Rd', '55422', 'school'),
  place('secondary_school', 'North Lakes High School', '1500 Washington Ave', '55411', 'school'),
  place('university', 'University of the North Woods', '207 Maple St', '55455'),
];
