/** First names, surnames and places by region, in invented combinations. */
export interface Region {
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly surnames: readonly string[]
  readonly places: readonly Place[]
}

/** A real neighbourhood with its PIN code. */
export interface Place {
  readonly area: string
  readonly city: string
  readonly state: string
  readonly pin: string
}

const place = (area: string, city: string, state: string, pin: string): Place => ({ area, city, state, pin })
const words = (text: string): readonly string[] => text.split(' ')

export const regions: readonly Region[] = [
  {
    women: words('Ananya Lakshmi Divya Kavitha Sandhya Janani Revathi Nithya Vidya Priya'),
    men: words('Karthik Arvind Suresh Hariharan Vignesh Prakash Senthil Raghav'),
    surnames: words('Rao Iyer Subramanian Raman Natarajan Krishnan Venkatesh Murthy'),
    places: [
      place('T. Nagar', 'Chennai', 'Tamil Nadu', '600017'),
      place('Mylapore', 'Chennai', 'Tamil Nadu', '600004'),
      place('R.S. Puram', 'Coimbatore', 'Tamil Nadu', '641002'),
      place('Indiranagar', 'Bengaluru', 'Karnataka', '560038'),
      place('Jayanagar', 'Bengaluru', 'Karnataka', '560041'),
      place('Malleshwaram', 'Bengaluru', 'Karnataka', '560003'),
      place('Gokulam', 'Mysuru', 'Karnataka', '570002'),
    ],
  },
  {
    women: words('Anjali Sneha Meghna Prajakta Rutuja Ketaki Shraddha Manasi'),
    men: words('Aniket Sagar Rohan Tejas Omkar Nikhil Abhijit'),
    surnames: words('Joshi Kulkarni Deshpande Patil Gokhale Bhosale Sawant Phadke'),
    places: [
      place('Bandra West', 'Mumbai', 'Maharashtra', '400050'),
      place('Dadar West', 'Mumbai', 'Maharashtra', '400028'),
      place('Powai', 'Mumbai', 'Maharashtra', '400076'),
      place('Koregaon Park', 'Pune', 'Maharashtra', '411001'),
      place('Aundh', 'Pune', 'Maharashtra', '411007'),
      place('Dharampeth', 'Nagpur', 'Maharashtra', '440010'),
      place('College Road', 'Nashik', 'Maharashtra', '422005'),
    ],
  },
  {
    women: words('Hetal Krupa Nidhi Dhara Riddhi Falguni Jigna Mansi'),
    men: words('Jignesh Hardik Chirag Parth Ketan Mihir'),
    surnames: words('Shah Patel Mehta Desai Trivedi Parekh Vora'),
    places: [
      place('Navrangpura', 'Ahmedabad', 'Gujarat', '380009'),
      place('Adajan', 'Surat', 'Gujarat', '395009'),
      place('Alkapuri', 'Vadodara', 'Gujarat', '390007'),
      place('Ghatkopar East', 'Mumbai', 'Maharashtra', '400077'),
    ],
  },
  {
    women: words('Simran Neha Pooja Shweta Ritika Harpreet Aditi Swati Garima'),
    men: words('Gurpreet Rahul Amit Vikas Manish Varun Ankur Rajat'),
    surnames: words('Sharma Gupta Malhotra Kapoor Bhatia Singh Agarwal Saxena Chauhan Verma'),
    places: [
      place('Greater Kailash I', 'New Delhi', 'Delhi', '110048'),
      place('Rohini Sector 9', 'New Delhi', 'Delhi', '110085'),
      place('Sector 56', 'Gurugram', 'Haryana', '122011'),
      place('Sector 62', 'Noida', 'Uttar Pradesh', '201309'),
      place('Gomti Nagar', 'Lucknow', 'Uttar Pradesh', '226010'),
      place('Sector 17', 'Chandigarh', 'Chandigarh', '160017'),
      place('Model Town', 'Ludhiana', 'Punjab', '141002'),
      place('C-Scheme', 'Jaipur', 'Rajasthan', '302001'),
      place('Vijay Nagar', 'Indore', 'Madhya Pradesh', '452010'),
      place('Rajpur Road', 'Dehradun', 'Uttarakhand', '248001'),
    ],
  },
  {
    women: words('Moumita Sreeja Paromita Debjani Ishita Rituparna'),
    men: words('Sourav Anirban Subhajit Arnab Debashis'),
    surnames: words('Banerjee Mukherjee Sen Ghosh Chatterjee Bose Das'),
    places: [
      place('Ballygunge', 'Kolkata', 'West Bengal', '700019'),
      place('Salt Lake Sector V', 'Kolkata', 'West Bengal', '700091'),
      place('Saheed Nagar', 'Bhubaneswar', 'Odisha', '751007'),
    ],
  },
  {
    women: words('Lekshmi Anju Reshma Parvathy Gayathri Neethu'),
    men: words('Vishnu Arjun Sreejith Jithin Manoj'),
    surnames: words('Nair Menon Pillai Varma Kurup Thomas Mathew'),
    places: [
      place('Panampilly Nagar', 'Kochi', 'Kerala', '682036'),
      place('Kowdiar', 'Thiruvananthapuram', 'Kerala', '695003'),
      place('Kadri', 'Mangaluru', 'Karnataka', '575002'),
    ],
  },
  {
    women: words('Sravani Bhavana Keerthi Harika Swapna Madhavi'),
    men: words('Sai Praneeth Chaitanya Naveen Kiran'),
    surnames: words('Reddy Naidu Chowdary Varma Raju Prasad'),
    places: [
      place('Banjara Hills', 'Hyderabad', 'Telangana', '500034'),
      place('Kondapur', 'Hyderabad', 'Telangana', '500084'),
      place('MVP Colony', 'Visakhapatnam', 'Andhra Pradesh', '530017'),
      place('Labbipet', 'Vijayawada', 'Andhra Pradesh', '520010'),
    ],
  },
  {
    women: words('Fatima Sana Zainab Ayesha Nazia'),
    men: words('Imran Faisal Arif Sameer'),
    surnames: words('Khan Ansari Qureshi Siddiqui Shaikh'),
    places: [
      place('Tolichowki', 'Hyderabad', 'Telangana', '500008'),
      place('Arera Colony', 'Bhopal', 'Madhya Pradesh', '462016'),
      place('Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001'),
    ],
  },
]

const womensNames = new Set(regions.flatMap(({ women }) => women))

/** Whether a full name of these regions is a woman's. */
export function isWomansName(name: string): boolean {
  const [given = ''] = name.split(' ')
  return given === 'Meera' || womensNames.has(given)
}

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
