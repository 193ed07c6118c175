/** A real neighbourhood with its PIN code. */
interface Neighbourhood {
  readonly area: string
  readonly city: string
  readonly state: string
  readonly pin: string
}

const neighbourhood = (area: string, city: string, state: string, pin: string): Neighbourhood => ({
  area,
  city,
  state,
  pin,
})

export const neighbourhoods: readonly Neighbourhood[] = [
  neighbourhood('T. Nagar', 'Chennai', 'Tamil Nadu', '600017'),
  neighbourhood('Mylapore', 'Chennai', 'Tamil Nadu', '600004'),
  neighbourhood('R.S. Puram', 'Coimbatore', 'Tamil Nadu', '641002'),
  neighbourhood('Indiranagar', 'Bengaluru', 'Karnataka', '560038'),
  neighbourhood('Jayanagar', 'Bengaluru', 'Karnataka', '560041'),
  neighbourhood('Malleshwaram', 'Bengaluru', 'Karnataka', '560003'),
  neighbourhood('Gokulam', 'Mysuru', 'Karnataka', '570002'),
  neighbourhood('Bandra West', 'Mumbai', 'Maharashtra', '400050'),
  neighbourhood('Dadar West', 'Mumbai', 'Maharashtra', '400028'),
  neighbourhood('Powai', 'Mumbai', 'Maharashtra', '400076'),
  neighbourhood('Koregaon Park', 'Pune', 'Maharashtra', '411001'),
  neighbourhood('Aundh', 'Pune', 'Maharashtra', '411007'),
  neighbourhood('Dharampeth', 'Nagpur', 'Maharashtra', '440010'),
  neighbourhood('College Road', 'Nashik', 'Maharashtra', '422005'),
  neighbourhood('Navrangpura', 'Ahmedabad', 'Gujarat', '380009'),
  neighbourhood('Adajan', 'Surat', 'Gujarat', '395009'),
  neighbourhood('Alkapuri', 'Vadodara', 'Gujarat', '390007'),
  neighbourhood('Ghatkopar East', 'Mumbai', 'Maharashtra', '400077'),
  neighbourhood('Greater Kailash I', 'New Delhi', 'Delhi', '110048'),
  neighbourhood('Rohini Sector 9', 'New Delhi', 'Delhi', '110085'),
  neighbourhood('Sector 56', 'Gurugram', 'Haryana', '122011'),
  neighbourhood('Sector 62', 'Noida', 'Uttar Pradesh', '201309'),
  neighbourhood('Gomti Nagar', 'Lucknow', 'Uttar Pradesh', '226010'),
  neighbourhood('Sector 17', 'Chandigarh', 'Chandigarh', '160017'),
  neighbourhood('Model Town', 'Ludhiana', 'Punjab', '141002'),
  neighbourhood('C-Scheme', 'Jaipur', 'Rajasthan', '302001'),
  neighbourhood('Vijay Nagar', 'Indore', 'Madhya Pradesh', '452010'),
  neighbourhood('Rajpur Road', 'Dehradun', 'Uttarakhand', '248001'),
  neighbourhood('Ballygunge', 'Kolkata', 'West Bengal', '700019'),
  neighbourhood('Salt Lake Sector V', 'Kolkata', 'West Bengal', '700091'),
  neighbourhood('Saheed Nagar', 'Bhubaneswar', 'Odisha', '751007'),
  neighbourhood('Panampilly Nagar', 'Kochi', 'Kerala', '682036'),
  neighbourhood('Kowdiar', 'Thiruvananthapuram', 'Kerala', '695003'),
  neighbourhood('Kadri', 'Mangaluru', 'Karnataka', '575002'),
  neighbourhood('Banjara Hills', 'Hyderabad', 'Telangana', '500034'),
  neighbourhood('Kondapur', 'Hyderabad', 'Telangana', '500084'),
  neighbourhood('MVP Colony', 'Visakhapatnam', 'Andhra Pradesh', '530017'),
  neighbourhood('Labbipet', 'Vijayawada', 'Andhra Pradesh', '520010'),
  neighbourhood('Tolichowki', 'Hyderabad', 'Telangana', '500008'),
  neighbourhood('Arera Colony', 'Bhopal', 'Madhya Pradesh', '462016'),
  neighbourhood('Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001'),
]

export const houses = [
  'Flat 3B, Shanti Residency',
  'House 27',
  'A-504, Green Arcade',
  '12/1, First Floor',
  'Plot 8',
  'Flat 1102, Sea Breeze',
  'No. 45',
  'B-12, Ashoka Court',
  '9, Garden View',
  'C-301, Lotus Heights',
] as const

export const streets = [
  '3rd Main Road',
  'Temple Street',
  'Station Road',
  'Lake Road',
  '2nd Cross',
  'Park Lane',
  'Old Market Road',
  'Library Road',
] as const

export const landmarks = [
  'Opposite the post office',
  'Near the metro station',
  'Behind the primary school',
  'Next to the water tank',
  'Above the bakery',
  'Near the Ganesha temple',
  'Opposite the children’s park',
] as const
