import { standardStreet, streetParts } from '@/lib/address/verification/standard-street';

/**
 * Names of the streets of Minneapolis, without direction and suffix; numbered streets and avenues are recognised by their number. A street that is missing here
 * is not found, or is taken for one of nearly the same spelling.
 */
const minneapolisStreets: ReadonlySet<string> = new Set(
  (
    'abbott,aldrich,alden,arthur,ashland,aster,bassett creek,beard,bedford,belmont,bell,benjamin,berry,bloomington,blaisdell,border,boardman,brighton,bridge,broadway,broadway st,' +
    'brook,brookdale,brunswick,bryant,buchanan,burnham,burntside,calhoun,calhoun park,california,cavell,caroline,cecil,cedar,cedar lake,cedar view,central,century,charles,chestnut,chicago,' +
    'chowen,church,chute,clay,clarence,clifton,clinton,clover,coffman,colfax,columbia,columbus,como,coolidge,cooper,coyle,crystal lake,cromwell,currie,curtis,dakota,dartmouth,' +
    'dean,dell,delaware,depot,diamond lake,dight,dorman,douglas,dowling,drew,dunwoody,dupont,earl,east river,edgewater,edgewood,edlin,edmund,eleven,elliot,ellsworth,elm,emerald,emerson,erie,essex,' +
    'everett,ewing,excelsior,fairmont,fairmount,fairview,fillmore,fern,folwell,forest,forestdale,france,franklin,fremont,fulton,garden,garfield,gates,girard,gladys,gladstone,gladiolus,glen,glendale,glenwood,' +
    'godfrey,golden valley,gorgas,grain,grand,granary,grant,granville,greenway,grimes,groveland,grove,hale,hampshire,hanover,harmon,harriet,harrington,harrison,harvard,hawthorne,hayes,hennepin,henry,' +
    'hiawatha,hillside,hoover,huron,humboldt,inglewood,ingerson,industrial,irving,island,isle,iverson,ivy,james,jackson,jefferson,johnson,juneau,kasota,keewaydin,kenwood,king,kings,kingsley,knox,lagoon,' +
    'lake,lake calhoun,lake harriet,lake nokomis,lake of the isles,lakeland,lakeside,lakeview,larpenteur,lasalle,laurel,lake place,lincoln,linden,linden hills,linwood,logan,longfellow,loring,lowry,' +
    'luverne,lyndale,madison,main,malcolm,malmquist,manor,maple,maplewood,maplehurst,marcy,market,marquette,marshall,mcnair,meadow,meadowbrook,melbourne,merriam,mertensotto,mill,milwaukee,minneapolis,minnehaha,minnetonka,mississippi,' +
    'monroe,monterey,morgan,mount curve,mount view,nawadaha,newton,nicollet,nicollet mall,nokomis,norman ridge,oak,oak grove,oak park,oakland,oakley,oliver,olson,olson memorial,ontario,orchard,orlin,osseo,osage,' +
    'oneida,otis,park,park terrace,park siding,parkview,parnell,penn,pierce,pillsbury,plant,plaza,plymouth,pleasant,portland,polk,powderhorn,powers,pratt,prospect,prior,queen,quarry,quincy,ramsey,ramp,raymond,red cedar,redwood,' +
    'richfield,ridge,ridgewood,river,river terrace,riverside,riverview,roanoke,robbins,roosevelt,roosevelt lake,royalston,rollins,russell,rustic lodge,saint anthony,saint clair,saint marys,saint paul,scott,' +
    'seabury,searle,seymour,seventh,sharon,shady,sheridan,sherman,sidney,sibley,simpson,snelling,south lake,southbrook,spring,spruce,standish,state,stevens,stinson,stillwater,stone,summer,summit,sunrise,sunset,superior,sunnyside,talmage,' +
    'taylor,thomas,tower,traffic,tyler,tarrymore,tangletown,thornton,theodore wirth,theo wirth,ulysses,union,university,upton,us bank,valley view,van buren,van white,vera cruz,vermont,victory,victory memorial,vincent,vineland,vine,virginia,wabash,' +
    'walden,walker,walnut,walton,warren,warwick,washburn,washington,water,waverly,weeks,welcome,wentworth,west broadway,west calhoun,west end,west lake,west river,webber,wenonah,wesley,willow,wilson,wilder,william,willard,winter,winnetka,' +
    'woodbridge,woodlawn,woodland,woodstock,xerxes,yale,york,york way,young,zenith,zinnia'
  ).split(','),
);

/** Highest house numbers: in Minneapolis, in the vans' region, and anywhere in the country. */
const highest = { city: 7999, region: 29_999, country: 99_999 };

const ruralRoute = /^(rural route|rr|hc) \d+\b/i;

/** A street line in its standard form, or `null` for one that no postal record can have. */
export function findStreet(
  line: string,
  { city, local }: { city: string; local: boolean },
): string | null {
  if (!local && ruralRoute.test(line.trim())) return standardStreet(line);
  const parts = streetParts(line);
  if (!parts || parts.house < 1) return null;
  const streetsAreListed = local && city === 'Minneapolis';
  if (parts.house > (streetsAreListed ? highest.city : local ? highest.region : highest.country))
    return null;
  const standard = standardStreet(line);
  if (!streetsAreListed || isKnown(parts.name)) return standard;
  const meant = nearest(parts.name);
  return (
    meant && standard.replace(new RegExp(`(?<= )${escaped(parts.name)}(?= |$)`, 'i'), titled(meant))
  );
}

function isKnown(name: string): boolean {
  return minneapolisStreets.has(name) || /^\d{1,3}(st|nd|rd|th)( 1\/2)?$/.test(name);
}

/** The one street whose spelling is nearest to a name, within one edit for a short name and two for a longer one. */
function nearest(name: string): string | null {
  const most = name.length > 5 ? 2 : 1;
  const near = [...minneapolisStreets]
    .map((street) => ({ street, slips: slipsBetween(name, street, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  const [first, second] = near;
  return first && first.slips !== second?.slips ? first.street : null;
}

/** The edit distance of two names (Levenshtein); more than `most` where their lengths already differ by more. */
function slipsBetween(name: string, other: string, most: number): number {
  if (Math.abs(name.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= name.length; at += 1) {
    const above = row;
    row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (above[to - 1] ?? 0) + (name[at - 1] === other[to - 1] ? 0 : 1);
      row.push(Math.min(change, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? most + 1;
}

function titled(name: string): string {
  return name.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
